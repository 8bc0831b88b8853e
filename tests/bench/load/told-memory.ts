import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Loaded into a measured process before its own program: says on a port of its own what the process holds in memory, at
 * `/collected` once its garbage is gone.
 */
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

createServer((request, response) => {
  // What only other garbage refers to goes the second time.
  if (request.url === '/collected') for (let times = 0; times < 2; times += 1) collect()
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(process.memoryUsage()))
})
  .listen(Number(process.env.BENCH_MEMORY_PORT), '127.0.0.1')
  .unref()
