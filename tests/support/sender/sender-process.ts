import { senderBackend } from '@maveshi/supabase/sender/backend'
import { byExotel } from '@maveshi/supabase/sender/exotel'
import { bySmtp } from '@maveshi/supabase/sender/mail'
import { startSender } from '@maveshi/supabase/sender/run'
import { SMS_SETTINGS } from './recording-provider.ts'

/** The sender alone, in a process that can be killed: by the arguments of whoever forks it. */
const [url = '', apikey = '', receiver = '', leaseSeconds = ''] = process.argv.slice(2)
const siteUrl = 'http://market.test'
const isMail = receiver.startsWith('smtp')
startSender({
  backend: senderBackend({ url, apikey }),
  // Where text messages are sent no mail waits.
  way: bySmtp(isMail ? receiver : 'smtp://127.0.0.1:9', 'post@market.test', siteUrl),
  textWay: isMail ? undefined : byExotel({ url: receiver, sms: SMS_SETTINGS }),
  siteUrl,
  atNight: true,
  leaseSeconds: Number(leaseSeconds),
  pollMs: 100,
})
