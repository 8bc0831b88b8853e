/** What people say they are when they register. An administrator is not a role but a flag that the database keeps. */
export const ROLES = ['farmer', 'trader', 'dealer', 'veterinarian', 'ai-technician', 'buyer'] as const
export type Role = (typeof ROLES)[number]
