import { keepForOffline } from '../offline/register.ts'
import { logVisit } from '../visit/visit.ts'

keepForOffline()
logVisit()
