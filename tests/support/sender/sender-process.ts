import { senderBackend } from '@maveshi/supabase/sender/backend'
import { bySmtp } from '@maveshi/supabase/sender/mail'
import { startSender } from '@maveshi/supabase/sender/run'

/** The sender alone, in a process that can be killed: by the arguments of whoever forks it. */
const [url = '', apikey = '', smtpUrl = '', leaseSeconds = ''] = process.argv.slice(2)
const siteUrl = 'http://market.test'
startSender({
  backend: senderBackend({ url, apikey }),
  way: bySmtp(smtpUrl, 'post@market.test', siteUrl),
  siteUrl,
  atNight: true,
  leaseSeconds: Number(leaseSeconds),
  pollMs: 100,
})
