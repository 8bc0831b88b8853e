import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, register as numbers } from 'prom-client'

export { numbers }

const SECONDS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export const requests = new Counter({
  name: 'maveshi_requests_total',
  help: 'Requests that were answered.',
  labelNames: ['method', 'route', 'status'],
})

export const requestSeconds = new Histogram({
  name: 'maveshi_request_seconds',
  help: 'From the head of a request to the end of its answer.',
  labelNames: ['kind'],
  buckets: SECONDS,
})

export const underWay = new Gauge({ name: 'maveshi_requests_under_way', help: 'Requests that are being answered.' })

export const pagesServed = new Counter({
  name: 'maveshi_pages_total',
  help: 'Pages by where they came from: hit, stale, outdated (nobody could make a newer one), miss, bypass.',
  labelNames: ['from'],
})

export const backendSeconds = new Histogram({
  name: 'maveshi_backend_seconds',
  help: 'How long the backend takes: for calls that are handed on, for making a page, for telling what has changed.',
  labelNames: ['for'],
  buckets: SECONDS,
})

export const backendFailures = new Counter({
  name: 'maveshi_backend_failures_total',
  help: 'Times that the backend did not answer.',
  labelNames: ['for'],
})

export const following = new Gauge({
  name: 'maveshi_changes_followed',
  help: '1 while the database tells what changes, 0 while pages are made anew after two seconds.',
  aggregator: 'min',
})

/** A number that is looked up whenever somebody asks. */
export function measure(name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    collect() {
      this.set(read())
    },
  })
}

/** Measures a work of the backend, whether it fails or not. */
export async function timed<Result>(what: 'call' | 'page' | 'changes', work: () => Promise<Result>): Promise<Result> {
  const end = backendSeconds.startTimer({ for: what })
  try {
    return await work()
  } catch (error) {
    backendFailures.inc({ for: what })
    throw error
  } finally {
    end()
  }
}

/** Measures this process too: memory, processor, how late its events come. */
export function measureProcess(): void {
  collectDefaultMetrics()
}

/**
 * Answers with all numbers, in the form of Prometheus, to programs of this machine alone.
 * @param read where they are of several processes
 */
export function serveMetrics(port: number, read = () => numbers.metrics()): Server {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    try {
      const text = await read()
      response.writeHead(200, { 'content-type': numbers.contentType }).end(text)
    } catch (error) {
      console.error('The numbers could not be read:', error)
      response.writeHead(500).end()
    }
  })
  server.on('error', (error) => {
    console.error(`Numbers cannot be served on port ${port} (METRICS_PORT): ${error.message}`)
    process.exit(1)
  })
  return server.listen(port, '127.0.0.1')
}
