import { HERD_QUERY } from '../../herd-paths.ts'

/** Whether what is written is one of many animals that were entered together, and needs photographs alone. */
export const isOfHerd = () => new URLSearchParams(location.search).has(HERD_QUERY)
