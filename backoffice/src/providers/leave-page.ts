/** Goes to a path outside the console, as a whole page. */
export type LeavePage = (path: string) => void

let isLeaving = false

/** The first destination counts: signing out also ends the session, which by itself would lead to the login page. */
export const leavePage: LeavePage = (path) => {
  if (isLeaving) return
  isLeaving = true
  window.location.assign(path)
}

/** A page that the browser has cached and shows again on "back" may belong to somebody who has signed out since. */
export function reloadWhenShownAgain(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload()
  })
}
