import { guestClient } from './guest-client.ts'

/**
 * Ends the mails of the topic that a mail's link is about, or begins them again.
 * @param token of the link
 * @returns false for a link that the market does not know
 * @throws Error when the backend does not answer
 */
export async function chooseByLink(token: string, again: boolean): Promise<boolean> {
  const { error } = await guestClient().rpc('choose_by_link', { token, again })
  if (error && error.code !== 'PT404') throw new Error(error.message)
  return !error
}
