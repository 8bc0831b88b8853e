import type { Page } from '@playwright/test'

/** One stretch for which the page's own thread answered nobody. */
export interface Task {
  /** Milliseconds since the page was opened. */
  readonly start_ms: number
  readonly duration_ms: number
}

interface Watched {
  longTasks: { start_ms: number; duration_ms: number }[]
  takeLongTasks: () => void
}

/** Notes from now on for how long the page's own thread is busy at a stretch, where that is 50 ms or more. */
export async function watchTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = window as unknown as Watched
    watched.longTasks = []
    const note = (entries: PerformanceEntryList) => {
      for (const { startTime, duration } of entries) {
        watched.longTasks.push({ start_ms: Math.round(startTime), duration_ms: Math.round(duration) })
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'longtask' })
    watched.takeLongTasks = () => note(observer.takeRecords())
  })
}

/** The time of the page, in milliseconds since it was opened. */
export const pageTime = (page: Page): Promise<number> => page.evaluate(() => performance.now())

/** The tasks that ended after one moment of the page and began before another. */
export async function tasksBetween(page: Page, from_ms: number, to_ms: number): Promise<readonly Task[]> {
  const tasks = await page.evaluate(() => {
    const watched = window as unknown as Watched
    watched.takeLongTasks()
    return watched.longTasks
  })
  return tasks.filter(({ start_ms, duration_ms }) => start_ms + duration_ms > from_ms && start_ms < to_ms)
}

/** The longest of some tasks in milliseconds, 0 where there is none. */
export const longest = (tasks: readonly Task[]): number => Math.max(0, ...tasks.map(({ duration_ms }) => duration_ms))
