import { test } from '@playwright/test'
import { readSlowness } from './slow-browser.ts'

/** Gives a long test a time limit of its own, so many times longer in a browser that is slowed on purpose. @param limit_ms */
export function setTimeLimit(limit_ms: number): void {
  test.setTimeout(limit_ms * readSlowness().cpu)
}
