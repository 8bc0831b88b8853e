import { connect, createServer } from 'node:net'

function failsToListen(host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}

/** Another program may hold the port on the other address of this machine, and a browser would end up there. */
function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 })
    const settle = (isAnswered: boolean) => {
      socket.destroy()
      resolve(isAnswered)
    }
    socket.once('connect', () => settle(true))
    socket.once('error', () => settle(false))
    socket.once('timeout', () => settle(false))
  })
}

/**
 * Makes sure that a port can be listened on.
 * @param variable the environment variable that gives the port, for the message
 * @throws Error with one sentence that names the port and the variable
 */
export async function requireFreePort(host: string, port: number, variable: string): Promise<void> {
  const taken = `Port ${port} is in use by another program: stop that program, or set ${variable} to another port.`
  const error = await failsToListen(host, port)
  if (error?.code === 'EADDRINUSE') throw new Error(taken)
  if (error?.code === 'EACCES') throw new Error(`Port ${port} may not be opened: set ${variable} to a port above 1023.`)
  if (error) throw new Error(`Nothing can listen at HOST=${host} (${error.code ?? error.message}).`)
  const loopback = await Promise.all(['127.0.0.1', '::1'].map((address) => answers(address, port)))
  if (loopback.includes(true)) throw new Error(taken)
}
