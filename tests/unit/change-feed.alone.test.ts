import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ChangeFeed } from '../../storefront/server/change-feed.ts'
import type { Tag } from '../../storefront/server/changes.ts'

let seconds = 0
let applied: (readonly Tag[])[] = []
let untold = 0
let asked: (string | undefined)[] = []
let answer: () => readonly string[] = () => []

function feed() {
  return new ChangeFeed({
    ask: async (seen) => {
      asked.push(seen)
      return { seen: `after ${asked.length}`, changed: answer() }
    },
    apply: (changed) => applied.push(changed),
    whenUntold: () => {
      untold += 1
    },
    now: () => seconds * 1000,
  })
}

beforeEach(() => {
  seconds = 0
  applied = []
  asked = []
  untold = 0
  answer = () => []
  vi.spyOn(console, 'error').mockReturnValue()
})

test('what was seen last is handed in the next time, and what has changed is applied once', async () => {
  const changes = feed()
  await changes.follow()
  answer = () => ['listing:a', 'listings']
  await changes.follow()
  answer = () => []
  await changes.follow()
  expect(asked).toEqual([undefined, 'after 1', 'after 2'])
  expect(applied).toEqual([['*'], ['listing:a', 'listings']])
})

describe('while nobody answers', () => {
  const fail = () => {
    throw new Error('nobody there')
  }

  test('it says so, and goes on from where it was', async () => {
    const changes = feed()
    expect(changes.isFollowing).toBe(false)
    await changes.follow()
    expect(changes.isFollowing).toBe(true)
    answer = fail
    for (seconds = 1; seconds <= 10; seconds += 1) await changes.follow()
    expect(changes.isFollowing).toBe(false)
    expect(untold).toBe(10)
    expect(console.error).toHaveBeenCalledTimes(1)
    answer = () => ['listings']
    await changes.follow()
    expect(changes.isFollowing).toBe(true)
    expect(asked.at(-1)).toBe('after 1')
    expect(applied.at(-1)).toEqual(['listings'])
  })

  test('for more than a minute, everything counts as changed', async () => {
    const changes = feed()
    await changes.follow()
    answer = fail
    await changes.follow()
    seconds = 61
    answer = () => []
    await changes.follow()
    expect(asked.at(-1)).toBeUndefined()
    expect(applied).toEqual([['*'], ['*']])
  })
})
