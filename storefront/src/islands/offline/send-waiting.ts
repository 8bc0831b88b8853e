import { type Fared, sendWaiting } from '../sell/send-waiting.ts'
import { showToast } from '../toast/toast.ts'
import { readToastWords } from '../toast/words.ts'

/** What is said, by what weighs most. */
const SAID: readonly Exclude<Fared, 'waiting'>[] = ['refused', 'session', 'sent']

/** Sends the listings that waited for a network, and says how they fared. */
export async function sendAndTell(): Promise<void> {
  if (!navigator.onLine) return
  const fared = await sendWaiting()
  const said = SAID.find((one) => fared.includes(one))
  if (!said) return
  const t = await readToastWords()
  showToast(t, {
    title: t(`toast:waiting.${said}.title`),
    description: t(`toast:waiting.${said}.text`),
    variant: said === 'sent' ? 'default' : 'destructive',
  })
}
