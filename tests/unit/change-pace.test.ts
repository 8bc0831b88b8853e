import { expect, test } from 'vitest'
import { ChangePace } from '../../storefront/server/change-pace.ts'
import type { Tag } from '../../storefront/server/changes.ts'

function pace() {
  const applied: (readonly Tag[])[] = []
  let time = 0
  const changes = new ChangePace({
    apply: (changed) => applied.push(changed),
    now: () => time,
  })
  return {
    changes,
    applied,
    wait(ms: number) {
      time += ms
    },
  }
}

test('what a person changes shows at once', () => {
  const { changes, applied } = pace()
  changes.add('asha', ['listings', 'listing:a'])
  expect(applied).toEqual([['listings', 'listing:a']])
})

test('whoever changes things over and over has the database tell of them', () => {
  const { changes, applied, wait } = pace()
  for (let count = 0; count < 1000; count += 1) changes.add('asha', [`listing:${count % 30}`])
  const atOnce = applied.length
  expect(atOnce).toBeLessThan(30)
  changes.add('bala', ['notices'])
  expect(applied.slice(atOnce)).toEqual([['notices']])
  wait(10_000)
  changes.add('asha', ['catalogue'])
  expect(applied.at(-1)).toEqual(['catalogue'])
})

test('what an administrator does shows at once, however much it is', () => {
  const { changes, applied } = pace()
  for (let count = 0; count < 500; count += 1) changes.add(undefined, ['catalogue'])
  expect(applied).toHaveLength(500)
})

test('many persons together are bounded too', () => {
  const { changes, applied } = pace()
  for (let count = 0; count < 5000; count += 1) changes.add(`person-${count}`, [`listing:${count}`])
  expect(applied.length).toBeLessThan(250)
})

test('a write without effect has nothing to tell', () => {
  const { changes, applied, wait } = pace()
  changes.add('asha', [])
  wait(60_000)
  expect(applied).toEqual([])
})
