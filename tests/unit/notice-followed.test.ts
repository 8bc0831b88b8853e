import { followedIn, markedPath } from '@maveshi/shared/notice/followed'
import { expect, test } from 'vitest'

const afterMark = (path: string) => new URL(path, 'https://market.example').hash

test.each([
  ['/listing/a', ''],
  ['/buy?category=goat', ''],
  ['/dashboard#wanted-for-me', '#wanted-for-me'],
])('a link to %s tells its notice behind the mark alone, and the mark of the page is left', (path, hash) => {
  const marked = markedPath(path, 12)
  expect(marked.startsWith(path)).toBe(true)
  expect(followedIn(afterMark(marked))).toEqual({ noticeId: 12, hash })
})

test('the console’s addresses stay as they are', () => {
  expect(markedPath('/admin/listings?filter=x', 12)).toBe('/admin/listings?filter=x')
})

test.each(['', '#wanted', '#notice', '#notice=', '#notice=x', '#notice=1x', '#anotice=1'])(
  'the mark “%s” is of no notice',
  (hash) => {
    expect(followedIn(hash)).toBeUndefined()
  },
)
