import type { BrowserContext } from '@playwright/test'
import { test as base } from '../browser-test.ts'
import { phoneOf, registerByApi } from '../seller-api.ts'
import { openForm } from '../selling.ts'
import { rememberLimits, type Scene } from './interruptions.ts'

export interface Selling extends Scene {
  readonly phone: BrowserContext
}

/** A `test` with a new seller who has the form open on their phone. What breaks on purpose is written to the console. */
export const test = base.extend<{ selling: Selling }>({
  async selling({ browser, request, baseURL }, use) {
    const seller = await registerByApi(request)
    const phone = await phoneOf(browser, seller, baseURL ?? '')
    const page = await phone.newPage()
    await rememberLimits(page)
    await openForm(page)
    await use({ request, seller, page, phone })
    await phone.close()
  },
})
