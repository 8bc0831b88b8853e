/**
 * What the embedded server's hashes of passwords cost in tests: 4 milliseconds of processor instead of a hundred, and
 * the tests register hundreds of people. A market is never started so.
 */
export const CHEAP_PASSWORDS = { LITE_AUTH_BCRYPT_COST: '4' }

/** What they cost everywhere else. */
export const PASSWORDS_AS_EVER = '10'
