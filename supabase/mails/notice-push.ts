import { withoutIsolates } from '@maveshi/shared/locale/isolate'
import { languageFacts } from '@maveshi/shared/locale/languages'
import type { PushMessage } from '@maveshi/shared/notice/push-services'
import { type Telling, toldBy } from './told.ts'

/** What a phone shows without being opened, and what fits into a push, whatever its letters weigh. */
const LONGEST = 240
const ICON = '/icons/icon-192.png'
/** So many of what is told together are named. */
const NAMED = 3

/** @param words cut between two letters as people count them */
function cut(words: string): string {
  if (words.length <= LONGEST) return words
  const letters = [...new Intl.Segmenter().segment(words)].filter(({ index }) => index < LONGEST - 1)
  return `${letters
    .slice(0, -1)
    .map(({ segment }) => segment)
    .join('')}…`
}

const plain = (words: string) => cut(withoutIsolates(words))

/** @param tag the key of its delivery */
export function noticePush(telling: Telling, tag: string): PushMessage {
  const { notices, language, t } = telling
  const [first, ...others] = notices.map((notice) => toldBy(notice, telling))
  if (!first) throw new TypeError('A push tells one notice at least.')
  const message = (title: string, body: readonly string[], path: string): PushMessage => {
    const own = { tag, lang: language, dir: languageFacts(language).direction, icon: ICON }
    return { title: plain(title), options: { body: plain(body.join('\n')), data: path, ...own } }
  }
  if (others.length > 0) {
    const names = [first, ...others].flatMap(({ about, found }) =>
      about ? [found ? `${about} – ${found.count}` : about] : [],
    )
    return message(t('mail:notice.digest'), names.slice(0, NAMED), '/notices')
  }
  const { about, sentence, more, found, path } = first
  const news = found ? [`${sentence} ${found.count}`, ...found.listings.map(({ title }) => title)] : [sentence]
  return message(about ?? sentence, [...(about ? news : []), ...more], path)
}
