import { followedIn, markedPath } from '@maveshi/shared/notice/followed'
import { expect, test } from 'vitest'

const ORIGIN = 'https://market.example'

test.each(['/listing/a', '/buy?category=goat', '/dashboard#wanted-for-me'])(
  'a link to %s tells its notice behind the mark alone, and the address without it is left',
  (path) => {
    const marked = new URL(markedPath(path, 12), ORIGIN)
    expect(marked.pathname + marked.search).toBe(path.replace(/#.*/, ''))
    expect(followedIn(marked.href)).toEqual({ noticeId: 12, address: ORIGIN + path })
  },
)

test('the console’s addresses stay as they are', () => {
  expect(markedPath('/admin/listings?filter=x', 12)).toBe('/admin/listings?filter=x')
})

test.each(['', '?notice=1', '#wanted', '#notice', '#notice=', '#notice=x', '#notice=1x', '#anotice=1'])(
  'an address that ends in “%s” is of no notice',
  (end) => {
    expect(followedIn(`${ORIGIN}/dashboard${end}`)).toBeUndefined()
  },
)
