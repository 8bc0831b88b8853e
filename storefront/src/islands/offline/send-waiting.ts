import { type SendingResult, sendWaiting } from '../sell/send-waiting.ts'
import { showToast } from '../toast/toast.ts'
import { readToastWords } from '../toast/words.ts'

/** What is said, by what weighs most. */
const SAID: readonly Exclude<SendingResult, 'waiting'>[] = ['refused', 'session', 'sent']

/**
 * Sends the listings that waited for a network, and says what came of it.
 * @returns whether another try, later, might send what waits on
 */
export async function sendAndReport(): Promise<boolean> {
  const results = await sendWaiting()
  const said = SAID.find((one) => results.includes(one))
  if (said) {
    const t = await readToastWords()
    showToast(t, {
      title: t(`toast:waiting.${said}.title`),
      description: t(`toast:waiting.${said}.text`),
      variant: said === 'sent' ? 'default' : 'destructive',
    })
  }
  return results.includes('waiting')
}
