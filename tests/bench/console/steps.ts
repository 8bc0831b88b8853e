import type { Locator } from '@playwright/test'

/** Does something in a part of a page; its last click or key is where the measuring begins. */
type Act = (part: Locator) => Promise<void>

type Parameters = Readonly<Record<string, string>>

/** Something that is done on a screen. */
export interface Step {
  readonly action: string
  /** What the address says where it begins. */
  readonly from?: Parameters
  /** The name of the part in which it is done, where there is more than one list. */
  readonly region?: string
  /** Is done before, and waited for. */
  readonly before?: Act
  readonly act: Act
}

export interface Screen {
  /** The words of its link in the sidebar. */
  readonly name: string
  /** Below /admin; the list of a resource takes its filters in the address. */
  readonly path: string
  /** No link leads to it. */
  readonly isUnlinked?: boolean
  readonly steps: readonly Step[]
}

/** Chooses in a list of choices. */
export const choose = (label: string, option: string): Step => ({
  action: `${label}: ${option}`,
  async act(part) {
    await part.getByRole('combobox', { name: label, exact: true }).click()
    await part.page().getByRole('listbox').getByText(option, { exact: true }).click()
  },
})

/** Types a search. */
export const search = (text: string, placeholder: string): Step => ({
  action: `search “${text}”`,
  act: (part) => part.getByPlaceholder(placeholder).fill(text),
})

/** Fills a field, of the filters for example. */
export const fill = (label: string, value: string): Step => ({
  action: `${label}: ${value}`,
  act: (part) => part.getByLabel(label, { exact: true }).fill(value),
})

/** Looks for something in a field of choices that are asked for. */
export const lookUp = (label: string, text: string): Step => ({
  action: `${label}, look for “${text}”`,
  act: (part) => part.getByRole('combobox', { name: label }).fill(text),
})

/** Presses a button, or something else by its words. */
export const press = (name: string | RegExp, action = String(name), role: 'button' | 'tab' = 'button'): Step => ({
  action,
  act: (part) => part.getByRole(role, { name }).first().click(),
})

const DIRECTIONS = [
  { order: 'ASC', words: 'up', other: 'DESC' },
  { order: 'DESC', words: 'down', other: 'ASC' },
] as const

/** Sorts by the heading of a column, both ways. */
export function sort(column: string, field: string): Step[] {
  return DIRECTIONS.map(({ words, other }) => ({
    action: `sort by ${column}, ${words}`,
    from: { sort: field, order: other },
    act: (part) => part.getByRole('columnheader', { name: column }).getByRole('button').click(),
  }))
}

/** Sorts by the heading of a column of a table that keeps its order to itself. */
export const turn = (column: string): Step => ({
  action: `sort by ${column}`,
  act: (part) => part.getByRole('columnheader').getByRole('button', { name: column, exact: true }).click(),
})

/** Chooses an order of a list that has no columns. @param words of the order, with its direction */
export const order = (words: string): Step => ({
  action: `sort by ${words}`,
  async act(part) {
    await part.getByRole('button', { name: /^Sort/ }).click()
    await part.page().getByRole('menuitem', { name: words }).click()
  },
})

/** The same both ways, for a list that keeps its order in the address. */
export function orders(words: string, field: string): Step[] {
  return DIRECTIONS.map(({ order: direction, other }) => ({
    ...order(`${words} ${direction === 'ASC' ? 'ascending' : 'descending'}`),
    from: { sort: field, order: other },
  }))
}

/** Chooses the order of the review. The newest first is the last of them: what is chosen stays for whatever comes after. */
export const reviewOrders: readonly Step[] = [
  { words: 'Riskiest first', sort: 'submitted_at', order: 'DESC' },
  { words: 'Oldest first', sort: 'risk', order: 'DESC' },
  { words: 'Newest first', sort: 'submitted_at', order: 'ASC' },
].map(({ words, ...from }) => ({
  action: words,
  from,
  async act(part) {
    await part.getByRole('button', { name: /^(Newest|Oldest|Riskiest) first$/ }).click()
    await part.page().getByRole('menuitemradio', { name: words }).click()
  },
}))

/** Looks for anything by the field that Ctrl-K opens. */
export const findAnywhere = (text: string): Step => ({
  action: `find “${text}” anywhere`,
  before: (part) => part.page().keyboard.press('Control+k'),
  act: (part) => part.page().getByRole('combobox', { name: 'What do you want to find?' }).fill(text),
})

/** Goes to another address of the console, as its links do. */
export const go = (path: string, action: string): Step => ({
  action,
  act: (part) =>
    part.page().evaluate((to) => {
      history.pushState(null, '', to)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, `/admin${path}`),
})

const nextPage = press(/next page/i, 'next page')

/** Goes to the next page and to the last one. */
export const pages: readonly Step[] = [
  nextPage,
  {
    action: 'last page',
    act: (part) =>
      part
        .getByRole('button', { name: /^Go to page \d/ })
        .last()
        .click(),
  },
]

/** Opens the first row. */
export const openFirst = (what: string): Step => ({
  action: `open ${what}`,
  act: (part) => part.getByRole('row').nth(1).getByRole('link').first().click(),
})

/** Does one thing after the other, of which the second is measured. */
export const after = (first: Step, then: Step): Step => ({ ...then, before: first.act })

const named = (name: string | undefined, { action }: Step) => (name ? `${name}, ${action}` : action)

interface Narrowed {
  /** Tells these steps from the same ones elsewhere. */
  readonly name?: string
  /** Filters that are shown only when they are asked for. */
  readonly shown?: readonly string[]
}

/** The same steps, begun with the list narrowed by a filter. */
export function narrowed(
  filter: Readonly<Record<string, unknown>>,
  { name, shown = [] }: Narrowed,
  steps: readonly Step[],
): Step[] {
  const address = {
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(Object.fromEntries(shown.map((one) => [one, true]))),
    page: '1',
    perPage: '25',
  }
  return steps.map((step) => ({ ...step, action: named(name, step), from: { ...address, ...step.from } }))
}

/** The same steps in a part of the screen. */
export const inPart = (region: string, steps: readonly Step[]): Step[] =>
  steps.map((step) => ({ ...step, action: named(region, step), region }))

/** The same steps, begun at an address that says more. */
export const at = (from: Parameters, name: string, steps: readonly Step[]): Step[] =>
  steps.map((step) => ({ ...step, action: named(name, step), from }))
