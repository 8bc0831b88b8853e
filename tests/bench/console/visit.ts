import type { Page } from '@playwright/test'
import { type Shown, watchPage } from './page-watch.ts'
import { SCREENS } from './screens.ts'
import { go, type Screen, type Step } from './steps.ts'

const STEP_LIMIT_MS = 10_000
/** Where there is no list, and nothing that lists need has been read. */
const ELSEWHERE = '/create-listing'

/** Something that can be done, as often as one likes. */
export interface Action {
  readonly screen: string
  readonly name: string
  /** Goes to where it begins, and waits for all that is shown there. */
  begin(): Promise<void>
  /** Does it, and waits for all that it shows. */
  measure(): Promise<Shown>
}

/**
 * Everything that can be done with the lists of the console.
 * @param only the name of one screen
 * @param open opens a screen of the console as its administrator
 */
export async function consoleActions(
  page: Page,
  only: string | undefined,
  open: (path: string) => Promise<void>,
): Promise<readonly Action[]> {
  const watched = await watchPage(page)
  const main = page.getByRole('main')
  const partOf = ({ region }: Step) => (region ? main.getByRole('region', { name: region, exact: true }) : main)

  const actionOf = ({ name: screen, path }: Screen, step: Step): Action => ({
    screen,
    name: step.action,
    async begin() {
      await watched.open(`/admin${path}${step.from ? `?${new URLSearchParams(step.from)}` : ''}`)
      const { before } = step
      if (before) await watched.measure(() => before(partOf(step)))
    },
    measure: () => watched.measure(() => step.act(partOf(step))),
  })

  function openingOf({ name, path, isUnlinked }: Screen): Action {
    const link = page.getByRole('navigation').getByRole('link', { name, exact: true })
    return {
      screen: name,
      name: 'open',
      begin: () => watched.open(`/admin${ELSEWHERE}`),
      measure: () => watched.measure(() => (isUnlinked ? go(path, name).act(main) : link.click())),
    }
  }

  await open(ELSEWHERE)
  await watched.shown()
  page.setDefaultTimeout(STEP_LIMIT_MS)
  return SCREENS.filter(({ name }) => !only || name === only).flatMap((screen) => [
    ...(screen.path === ELSEWHERE ? [] : [openingOf(screen)]),
    ...screen.steps.map((step) => actionOf(screen, step)),
  ])
}
