/** What an administrator is to the market, in this order. The database refuses by the same, which a test compares. */
export const CONSOLE_ROLES = ['owner', 'moderator', 'editor', 'support'] as const
export type ConsoleRole = (typeof CONSOLE_ROLES)[number]

export const isConsoleRole = (role: string): role is ConsoleRole => (CONSOLE_ROLES as readonly string[]).includes(role)

/**
 * What can be done in the console, and who may beside owners, who may do everything. What every administrator may is not
 * here: to open the console, to see the market's numbers of the last days, and what one did oneself.
 */
export const RIGHTS = {
  /** Reading every listing, with its history. */
  listings: ['moderator', 'support'],
  /** Deciding about listings and photographs, seeing what speaks against them and who else looks at them. */
  decisions: ['moderator'],
  reports: ['moderator'],
  flaggedWords: ['moderator'],
  /** Writing to sellers. */
  messages: ['moderator'],
  /** Reading about people, what was written to them and what was noted; writing notes; suspending them. */
  people: ['moderator', 'support'],
  /** Lifting what others have suspended. */
  pardons: ['moderator'],
  /** Noting that a professional registration was looked up; seeing to deletion requests. */
  registrations: ['support'],
  /** Listing for somebody else, one listing or a file of them. */
  listingForOthers: ['support'],
  /** Categories, subcategories, questions, answers and livestock types. */
  catalogue: ['editor'],
  /** What the search understands. */
  searchWords: ['editor'],
  /** What the market says: movement notices, safety texts, ready texts. */
  texts: ['editor'],
  /** How the market runs: moderation, limits, what could not be delivered. */
  settings: [],
  /** Giving and taking roles; deciding about administrators. */
  roles: [],
  analytics: [],
  /** What every administrator did, and the numbers of each. */
  audit: [],
} as const satisfies Readonly<Record<string, readonly ConsoleRole[]>>
export type Right = keyof typeof RIGHTS

/** Who may do something, owners first. */
export const rolesFor = (right: Right): readonly ConsoleRole[] => ['owner', ...RIGHTS[right]]

/** Whether somebody of these roles may do something. */
export const isAllowed = (roles: readonly ConsoleRole[], right: Right): boolean =>
  rolesFor(right).some((role) => roles.includes(role))
