import { type RefusedAnswer, readRefusal } from './read.ts'
import type { Refusal } from './refusal.ts'

/** An error of the storage: it says 400 to the network, and here what it means. */
export interface StorageAnswer extends RefusedAnswer {
  readonly statusCode?: string | undefined
  readonly status?: number | undefined
}

export const storageStatus = ({ statusCode, status }: StorageAnswer): number => Number(statusCode ?? status ?? 0)

/** Reads an error of the storage. */
export const readStorageRefusal = (answer: StorageAnswer): Refusal => readRefusal(answer, storageStatus(answer))
