/** Says that a draft is one of a herd, whose photographs are asked for one after the other. */
export const HERD_QUERY = 'herd'
/** Leads on to the next animal without photographs, where there is one. */
export const NEXT_QUERY = 'next'

/** Addresses for sellers of many animals: only their pages load them. */
export const herdPaths = {
  /** What still needs photographs. */
  unpictured: '/sell/herd',
  next: `/sell/herd?${NEXT_QUERY}=1`,
  /** Enter more animals like one of one's own, many at once. */
  like: (id: string) => `/sell/herd?like=${id}`,
  /** Add the photographs of one of them. */
  photograph: (id: string) => `/sell/product?listing=${id}&${HERD_QUERY}=1#photos`,
} as const
