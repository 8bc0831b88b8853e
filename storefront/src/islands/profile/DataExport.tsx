import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readOwnData } from '../../data/member/own-data.ts'
import { Done, Problem, Section } from './Section.tsx'

/** Hands a text to the browser as a file. */
function saveAs(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

type State = 'idle' | 'busy' | 'done' | 'failed'

/** Everything that the market holds about me, as one file. */
export function DataExport() {
  const { t } = useTranslation()
  const [state, setState] = useState<State>('idle')

  async function download(): Promise<void> {
    setState('busy')
    try {
      const day = new Date().toISOString().slice(0, 10)
      saveAs(JSON.stringify(await readOwnData(), null, 2), `maveshi-${day}.json`)
      setState('done')
    } catch {
      setState('failed')
    }
  }

  return (
    <Section title={t('profile:data.title')}>
      <p>{t('profile:data.text')}</p>
      <Problem text={state === 'failed' ? t('profile:data.failed') : undefined} />
      <button
        type="button"
        className="button button-quiet justify-self-start"
        disabled={state === 'busy'}
        onClick={download}
      >
        {t(state === 'busy' ? 'login:busy' : 'profile:data.download')}
      </button>
      <Done text={state === 'done' && t('profile:data.done')} />
    </Section>
  )
}
