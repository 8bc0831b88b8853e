import { showToast } from '../header/toast.ts'
import { readToastWords } from '../header/toast-words.ts'
import { type Fared, sendWaiting } from '../sell/send-waiting.ts'

/** What is said, by what weighs most. */
const SAID: readonly Exclude<Fared, 'waiting'>[] = ['refused', 'session', 'sent']

/** Sends the listings that waited for a network, and says how they fared. */
export async function sendAndTell(): Promise<void> {
  if (!navigator.onLine) return
  const fared = await sendWaiting()
  const said = SAID.find((one) => fared.includes(one))
  if (!said) return
  const t = await readToastWords()
  const toast = { title: t(`toast:waiting.${said}.title`), text: t(`toast:waiting.${said}.text`) }
  showToast({ ...toast, isProblem: said !== 'sent' })
}
