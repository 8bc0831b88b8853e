import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints what the page showed when a test failed, since a machine that keeps no files leaves nothing else to look at. */
export default class ShownOnFailure implements Reporter {
  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    for (const { name, path } of attachments) {
      if (name === 'error-context' && path)
        console.log(`\n${title}: what the page showed\n${readFileSync(path, 'utf8')}`)
    }
  }

  printsToStdio(): boolean {
    return false
  }
}
