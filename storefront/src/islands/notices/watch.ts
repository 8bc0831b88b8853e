import { storedPerson } from '../../data/phone/stored-person.ts'
import { showUnread } from './unread.ts'

/** A page that comes back into view, as an installed market does every time. */
function showAgain(): void {
  const personId = storedPerson()?.id
  if (personId && document.visibilityState === 'visible') void showUnread(personId)
}

document.addEventListener('visibilitychange', showAgain)
addEventListener('pageshow', ({ persisted }) => persisted && showAgain())
