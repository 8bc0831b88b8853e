import cluster from 'node:cluster'
import { shortenLog } from '@maveshi/shared/log/short-log'
import { serveMetrics } from './metrics.ts'
import { serve } from './serve.ts'
import { runWorkers, workersOf } from './workers.ts'

/** The storefront's server: stateless, so any number of copies can run. The environment says where everything is. */
shortenLog()

// One page's mistake is no reason to take the market away from everybody.
process.on('unhandledRejection', (error) => console.error('Unhandled rejection:', error))

const hasWorkers = cluster.isPrimary && workersOf() > 1
const readNumbers = hasWorkers ? runWorkers(workersOf()) : undefined
const { METRICS_PORT } = process.env
if (METRICS_PORT && cluster.isPrimary) serveMetrics(Number(METRICS_PORT), readNumbers).unref()
if (!hasWorkers) await serve()
