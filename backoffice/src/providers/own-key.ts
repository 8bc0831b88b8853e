import { workerReturn } from './return.ts'

/** Where this device stores something of whoever works here, which the next person who works here is not given. */
export const ownKey = (name: string) => `${workerReturn.worker()?.id}.${name}`
