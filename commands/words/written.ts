import type { Words } from '../../shared/src/locale/translate.ts'
import type { Texts } from './audit.ts'

/**
 * A namespace with some of its texts changed, in the order in which it was; what it lacked comes behind, in that of
 * English. @param changed by whole keys
 */
export function withTexts(words: Words, english: Words, namespace: string, changed: Texts, path = ''): Words {
  const names = [...new Set([...Object.keys(words), ...Object.keys(english)])]
  const entries = names.flatMap((name): [string, string | Words][] => {
    const [there, model] = [words[name], english[name]]
    if (typeof (there ?? model) === 'object') {
      const groups = [there, model].map((group) => (typeof group === 'object' ? group : {}))
      const built = withTexts(groups[0] ?? {}, groups[1] ?? {}, namespace, changed, `${path}${name}.`)
      return Object.keys(built).length > 0 ? [[name, built]] : []
    }
    const text = changed.get(`${namespace}:${path}${name}`) ?? there
    return typeof text === 'string' ? [[name, text]] : []
  })
  return Object.fromEntries(entries)
}
