import { Agent, request as ask, createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { stoppable } from '../../storefront/server/graceful-stop.ts'

async function open() {
  const waiting: ServerResponse[] = []
  const server = createServer((request, response) => {
    if (request.url === '/quick') return void response.end('quick')
    if (request.url === '/begun') response.write('whole ')
    waiting.push(response)
  })
  const { stop, isOpen } = stoppable(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  function get(path: string): Promise<{ text: string; connection: string | undefined }> {
    return new Promise((resolve, reject) => {
      const sent = ask({ port, path, agent, host: '127.0.0.1' }, async (answer) =>
        resolve({ text: await text(answer), connection: answer.headers.connection }),
      )
      sent.once('error', reject).end()
    })
  }
  return { waiting, stop, isOpen, get }
}

test('requests under way get whole answers, and nobody new is let in', async () => {
  const { waiting, stop, isOpen, get } = await open()
  const answers = [get('/begun'), get('/slow'), get('/slow')]
  await expect.poll(() => waiting.length).toBe(3)
  const stopped = stop()
  expect(isOpen()).toBe(false)
  await expect(get('/new')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  for (const response of waiting) response.end('answer')
  expect((await Promise.all(answers)).map((answer) => answer.text)).toEqual(['whole answer', 'answer', 'answer'])
  await stopped
})

test('who has a connection open is answered once more, and told that it was the last time', async () => {
  const { stop, get } = await open()
  expect(await get('/quick')).toEqual({ text: 'quick', connection: 'keep-alive' })
  const stopped = stop()
  expect(await get('/quick')).toEqual({ text: 'quick', connection: 'close' })
  await stopped
})

test('nobody waits for connections that are only open', async () => {
  const { stop, get } = await open()
  await get('/quick')
  await stop()
  await expect(get('/quick')).rejects.toMatchObject({ code: expect.stringMatching(/ECONNREFUSED|ECONNRESET/) })
})
