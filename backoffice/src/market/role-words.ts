import type { Role } from '@maveshi/shared/access/roles'

/** The word of each role, by key. */
export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  farmer: 'admin:users.roles.farmer',
  trader: 'admin:users.roles.trader',
  dealer: 'admin:users.roles.dealer',
  veterinarian: 'admin:users.roles.veterinarian',
  'ai-technician': 'admin:users.roles.aiTechnician',
  buyer: 'admin:users.roles.buyer',
}
