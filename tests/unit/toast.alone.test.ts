import { TOAST_DURATION_MS, TOAST_REMOVAL_DELAY_MS, TOAST_SWIPE_PX, TOASTS_AT_ONCE } from '@maveshi/shared/limits'
import { countdown } from '@maveshi/shared/toast/countdown'
import { changeToasts, type Toast, type ToastAction } from '@maveshi/shared/toast/state'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const toastsAfter = (...actions: ToastAction[]) => actions.reduce(changeToasts, [] as readonly Toast[])
const add = (id: string): ToastAction => ({ type: 'add', toast: { id, title: `Title ${id}` } })

describe('toasts', () => {
  test('begin open, for the usual time, as nothing bad', () => {
    expect(toastsAfter(add('a'))).toEqual([
      { id: 'a', open: true, title: 'Title a', description: '', variant: 'default', duration_ms: TOAST_DURATION_MS },
    ])
  })

  test('are one at once: the newest', () => {
    expect(toastsAfter(add('a'), add('b')).map(({ id }) => id)).toEqual(['b'])
    expect(TOASTS_AT_ONCE).toBe(1)
  })

  test('are updated by id', () => {
    const update: ToastAction = { type: 'update', id: 'a', changes: { title: 'New', variant: 'destructive' } }
    expect(toastsAfter(add('a'), update)[0]).toMatchObject({ title: 'New', variant: 'destructive', open: true })
    expect(toastsAfter(add('b'), update)[0]).toMatchObject({ title: 'Title b' })
  })

  test('are closed before they are removed', () => {
    const closed = toastsAfter(add('a'), { type: 'dismiss', id: 'a' })
    expect(closed[0]).toMatchObject({ open: false })
    expect(changeToasts(closed, { type: 'remove', id: 'a' })).toEqual([])
    expect(TOAST_REMOVAL_DELAY_MS).toBe(500)
  })

  test.each(['dismiss', 'remove'] as const)('of another id are left alone by %s', (type) => {
    expect(toastsAfter(add('a'), { type, id: 'b' })).toEqual(toastsAfter(add('a')))
  })

  test('are all closed and removed without an id', () => {
    expect(toastsAfter(add('a'), { type: 'dismiss' })[0]?.open).toBe(false)
    expect(toastsAfter(add('a'), { type: 'remove' })).toEqual([])
  })

  test('are swiped away by so much and no less', () => expect(TOAST_SWIPE_PX).toBe(50))
})

describe('the time of a toast', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('runs out once', () => {
    const end = vi.fn()
    countdown(TOAST_DURATION_MS, end).run()
    vi.advanceTimersByTime(TOAST_DURATION_MS - 1)
    expect(end).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(end).toHaveBeenCalledOnce()
  })

  test('stands still while it is held, and then goes on', () => {
    const end = vi.fn()
    const time = countdown(1000, end)
    time.run()
    time.run()
    vi.advanceTimersByTime(700)
    time.pause()
    vi.advanceTimersByTime(60_000)
    expect(end).not.toHaveBeenCalled()
    time.run()
    vi.advanceTimersByTime(299)
    expect(end).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(end).toHaveBeenCalledOnce()
  })
})
