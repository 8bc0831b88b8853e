import { canClose, canRenew, WANTED_STATES, WANTED_STATUSES, wantedState } from '@maveshi/shared/wanted'
import { describe, expect, test } from 'vitest'

const NOW = new Date('2026-03-01T00:00:00Z')
const [PAST, TO_COME] = ['2026-02-28T23:59:59Z', '2026-03-01T00:00:01Z']

describe('where a wanted notice stands', () => {
  test('is that it has ended once its last moment has come, though nobody wrote that down', () => {
    expect(wantedState({ status: 'active', expires_at: TO_COME }, NOW)).toBe('active')
    expect(wantedState({ status: 'active', expires_at: NOW.toISOString() }, NOW)).toBe('expired')
    expect(wantedState({ status: 'active', expires_at: PAST }, NOW)).toBe('expired')
  })
  test.each(WANTED_STATUSES.filter((status) => status !== 'active'))('stays %s whatever day it is', (status) => {
    expect(wantedState({ status, expires_at: PAST }, NOW)).toBe(status)
  })
})

test('what was decided against cannot be closed or renewed by whoever wrote it, and what waits cannot be renewed', () => {
  expect(WANTED_STATES.filter(canClose)).toEqual(['pending', 'active', 'expired'])
  expect(WANTED_STATES.filter((state) => canRenew(state, NOW, NOW))).toEqual(['active', 'expired', 'closed'])
})

test('what sellers still see for long is not offered to begin again', () => {
  const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
  expect(canRenew('active', inDays(30), NOW)).toBe(false)
  expect(canRenew('active', inDays(4), NOW)).toBe(false)
  expect(canRenew('active', inDays(3), NOW)).toBe(true)
  expect(canRenew('closed', inDays(30), NOW)).toBe(true)
})
