import { afterEach, expect, test, vi } from 'vitest'
import { fetchAgain } from '../../storefront/src/data/guest/ask-again.ts'
import { type OwnServer, openServer } from '../support/own-server.ts'

let server: OwnServer

afterEach(() => server.stop())

test.each(['GET', 'POST'])('a page reads on when the backend closes the connection under a %s', async (method) => {
  let requests = 0
  server = await openServer(({ socket }, response) => {
    requests += 1
    if (requests % 2 === 0) socket.destroy()
    else response.end('[]')
  })
  for (let times = 1; times <= 3; times += 1) {
    const answer = await fetchAgain(server.origin, { method })
    expect(await answer.json()).toEqual([])
  }
  expect(requests).toBe(5)
})

test('a backend that closes every connection is asked three times, and no more', async () => {
  const asked = vi.fn()
  server = await openServer(({ socket }) => {
    asked()
    socket.destroy()
  })
  await expect(fetchAgain(server.origin)).rejects.toThrow('fetch failed')
  expect(asked).toHaveBeenCalledTimes(3)
})

test('who gives up meanwhile is not made to wait for another attempt', async () => {
  const asked = vi.fn()
  server = await openServer(asked)
  await expect(fetchAgain(server.origin, { signal: AbortSignal.timeout(100) })).rejects.toThrow(/aborted/)
  expect(asked).toHaveBeenCalledTimes(1)
})
