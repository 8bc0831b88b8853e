/** What people say they are when they register. What administrators are is in `console-roles.ts`. */
export const ROLES = ['farmer', 'trader', 'dealer', 'veterinarian', 'ai-technician', 'buyer'] as const
export type Role = (typeof ROLES)[number]
