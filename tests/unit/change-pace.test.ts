import { expect, test } from 'vitest'
import { ChangePace } from '../../storefront/server/change-pace.ts'
import type { Tag } from '../../storefront/server/changes.ts'

function pace() {
  const told: (readonly Tag[])[] = []
  const waiting: (() => void)[] = []
  let time = 0
  const changes = new ChangePace({
    apply: (changed) => told.push(changed),
    now: () => time,
    later: (run) => waiting.push(run),
  })
  return {
    changes,
    told,
    wait(ms: number) {
      time += ms
      for (const run of waiting.splice(0)) run()
    },
  }
}

test('what a person changes shows at once', () => {
  const { changes, told } = pace()
  changes.tell('asha', ['listings', 'listing:a'])
  expect(told).toEqual([['listings', 'listing:a']])
})

test('whoever changes things over and over has them shown together, a little later', () => {
  const { changes, told, wait } = pace()
  for (let count = 0; count < 1000; count += 1) changes.tell('asha', [`listing:${count % 30}`])
  const atOnce = told.length
  expect(atOnce).toBeLessThan(30)
  changes.tell('bala', ['notices'])
  expect(told.slice(atOnce)).toEqual([['notices']])
  wait(10_000)
  expect(told).toHaveLength(atOnce + 2)
  expect(told.at(-1)).toHaveLength(30)
  changes.tell('asha', ['catalogue'])
  expect(told.at(-1)).toEqual(['catalogue'])
})

test('what an administrator does shows at once, however much it is', () => {
  const { changes, told } = pace()
  for (let count = 0; count < 500; count += 1) changes.tell(undefined, ['catalogue'])
  expect(told).toHaveLength(500)
})

test('many persons together are bounded too, and no change is lost', () => {
  const { changes, told, wait } = pace()
  for (let count = 0; count < 5000; count += 1) changes.tell(`person-${count}`, [`listing:${count}`])
  expect(told.length).toBeLessThan(250)
  wait(10_000)
  const shown = new Set(told.flat())
  expect(shown.has('listing:*')).toBe(true)
  expect(told.at(-1)?.length).toBeLessThan(600)
})

test('a write without effect has nothing to tell', () => {
  const { changes, told, wait } = pace()
  changes.tell('asha', [])
  wait(60_000)
  expect(told).toEqual([])
})
