import type { Page } from '@playwright/test'

/** Something that is done on a screen; its last click or key is where the measuring begins. */
export interface Step {
  readonly action: string
  /** What the list is narrowed to before, by filter, and which filters that hide are shown. */
  readonly from?: { readonly filter?: Readonly<Record<string, unknown>>; readonly shown?: readonly string[] }
  readonly act: (page: Page) => Promise<void>
}

export interface Screen {
  /** The words of its link in the sidebar. */
  readonly name: string
  /** Below /admin; the list of a resource takes its filters in the address. */
  readonly path: string
  readonly steps: readonly Step[]
}

type From = Step['from']

/** Chooses in a list of choices. */
export function choose(label: string, option: string, from?: From): Step {
  return {
    action: `${label}: ${option}`,
    ...(from ? { from } : {}),
    async act(page) {
      await page.getByRole('main').getByRole('combobox', { name: label, exact: true }).click()
      await page.getByRole('listbox').getByText(option, { exact: true }).click()
    },
  }
}

/** Types a search. */
export function search(text: string, label: string, from?: From): Step {
  return {
    action: `search “${text}”`,
    ...(from ? { from } : {}),
    act: (page) => page.getByRole('main').getByPlaceholder(label).fill(text),
  }
}

/** Sorts by a column: once, or once more for the other way. */
export function sort(column: string, from?: From, action = `sort by ${column}`): Step {
  return {
    action,
    ...(from ? { from } : {}),
    act: (page) => page.getByRole('columnheader', { name: column }).getByRole('button').click(),
  }
}

/** Chooses an order of a list that has no columns. */
export function order(words: string): Step {
  return {
    action: `sort by ${words}`,
    async act(page) {
      await page.getByRole('main').getByRole('button', { name: /^Sort/ }).click()
      await page.getByRole('menuitem', { name: words }).click()
    },
  }
}

/** Fills a field of the filters. */
export function fill(label: string, value: string, from?: From): Step {
  return {
    action: `${label}: ${value}`,
    ...(from ? { from } : {}),
    act: (page) => page.getByRole('main').getByLabel(label, { exact: true }).fill(value),
  }
}

/** Looks for something in a field of choices that are asked for. */
export function lookUp(label: string, text: string, from?: From): Step {
  return {
    action: `${label}, look for “${text}”`,
    ...(from ? { from } : {}),
    act: (page) => page.getByRole('main').getByRole('combobox', { name: label }).fill(text),
  }
}

/** Presses a button or a link by its words. */
export function press(action: string, name: string | RegExp, role: 'button' | 'link' = 'button', from?: From): Step {
  return {
    action,
    ...(from ? { from } : {}),
    act: (page) => page.getByRole('main').getByRole(role, { name }).first().click(),
  }
}

/** Goes to the next page and to the last one. */
export function pages(from?: From): Step[] {
  const last: Step = {
    action: 'last page',
    ...(from ? { from } : {}),
    act: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Go to page \d/ })
        .last()
        .click(),
  }
  return [press('next page', /next page/i, 'button', from), last]
}

/** Opens the first row. */
export const openFirst = (what: string, from?: From): Step => ({
  action: `open ${what}`,
  ...(from ? { from } : {}),
  act: (page) => page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click(),
})
