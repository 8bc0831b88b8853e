/** What each flag of somebody's own words means, by key. */
export const FLAG_WORDS: Readonly<Record<string, string>> = {
  phone: 'admin:review.flags.phone',
  payment: 'admin:review.flags.payment',
  link: 'admin:review.flags.link',
  words: 'admin:review.flags.words',
}
