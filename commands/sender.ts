import { readEnvironment } from '../supabase/local/environment.ts'
import { senderBackend } from '../supabase/sender/backend.ts'
import { backendOptions, mailWay, textWay } from '../supabase/sender/options.ts'
import { startSender } from '../supabase/sender/run.ts'
import { newSenderKey } from './sender/new-key.ts'
import { textsToRegister } from './sender/texts.ts'
import { listenForStop } from './start/stop-request.ts'

/** Sends what is due until it is told to stop. Any number of copies may run, on any machine. */
async function send(): Promise<void> {
  const { requested } = listenForStop()
  const environment = readEnvironment()
  const backend = senderBackend(await backendOptions(environment))
  const { siteUrl, quietHours, pushes } = environment
  const sender = startSender({
    backend,
    siteUrl,
    way: mailWay(environment),
    askPushService: pushes ? fetch : undefined,
    textWay: textWay(environment),
    atNight: !quietHours,
  })
  await requested
  await sender.stop()
}

try {
  if (process.argv.includes('--new-key')) await newSenderKey(process.env)
  else if (process.argv.includes('--texts')) console.log(textsToRegister(readEnvironment().siteUrl))
  else await send()
  process.exit(0)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
