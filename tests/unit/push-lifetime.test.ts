import { lifetimeSeconds } from '@maveshi/supabase/sender/push-lifetime'
import { expect, test } from 'vitest'

const at = (time: string) => lifetimeSeconds(new Date(`2026-11-25T${time}+05:30`))

test.each([
  ['07:00', 14 * 3600],
  ['12:30', 8.5 * 3600],
  ['20:00', 3600],
])('what is pushed at %s in India waits for a phone until 21 o’clock', (time, seconds) => {
  expect(at(`${time}:00`)).toBe(seconds)
})

test('what is pushed a moment before 21 o’clock waits for some minutes', () => {
  expect(at('20:59:59.5')).toBe(300)
})

test.each(['21:00:00', '23:59:59', '00:00:00', '06:59:59'])(
  'what an operator has pushed at %s, in the hours of rest, waits for a day',
  (time) => {
    expect(at(time)).toBe(86_400)
  },
)
