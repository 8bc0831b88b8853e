import { type Fared, sendWaiting } from '../sell/send-waiting.ts'
import { showToast } from '../toast/toast.ts'
import { readToastWords } from '../toast/words.ts'

/** What is said, by what weighs most. */
const SAID: readonly Exclude<Fared, 'waiting'>[] = ['refused', 'session', 'sent']

/**
 * Sends the listings that waited for a network, and says how they fared.
 * @returns whether another try, later, might send what waits on
 */
export async function sendAndTell(): Promise<boolean> {
  const fared = await sendWaiting()
  const said = SAID.find((one) => fared.includes(one))
  if (said) {
    const t = await readToastWords()
    showToast(t, {
      title: t(`toast:waiting.${said}.title`),
      description: t(`toast:waiting.${said}.text`),
      variant: said === 'sent' ? 'default' : 'destructive',
    })
  }
  return fared.includes('waiting')
}
