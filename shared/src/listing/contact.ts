/** How somebody asks for a seller's number. */
export const CONTACT_CHANNELS = ['phone', 'whatsapp'] as const
export type ContactChannel = (typeof CONTACT_CHANNELS)[number]
