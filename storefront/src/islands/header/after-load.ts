import { registerServiceWorker } from '../offline/register.ts'
import { sendWhenOnline } from '../offline/waiting.ts'
import { logVisit } from '../visit/visit.ts'

registerServiceWorker()
sendWhenOnline()
logVisit()
if (!window.HTMLDialogElement) import('../plain-dialog.ts')
