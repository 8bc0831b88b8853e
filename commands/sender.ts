import { readEnvironment } from '../supabase/local/environment.ts'
import { senderBackend } from '../supabase/sender/backend.ts'
import { backendOptions, mailWay } from '../supabase/sender/options.ts'
import { startSender } from '../supabase/sender/run.ts'
import { newSenderKey } from './sender/new-key.ts'
import { listenForStop } from './start/stop-request.ts'

/** Sends what is due until it is told to stop. Any number of copies may run, on any machine. */
async function send(): Promise<void> {
  const { requested } = listenForStop()
  const environment = readEnvironment()
  const backend = senderBackend(await backendOptions(environment))
  const { siteUrl, quietHours, pushes } = environment
  const askPushService = pushes ? fetch : undefined
  const sender = startSender({ backend, way: mailWay(environment), askPushService, siteUrl, atNight: !quietHours })
  await requested
  await sender.stop()
}

try {
  if (process.argv.includes('--new-key')) await newSenderKey(process.env)
  else await send()
  process.exit(0)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
