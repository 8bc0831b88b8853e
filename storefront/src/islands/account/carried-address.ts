/** In this tab alone: an address in the page's own address would stand in histories and logs. */
const KEY = 'maveshi-carried-address'

/** Takes the address that was typed into a form along to the next page. */
export function carryAddress(form: HTMLFormElement | null): void {
  if (form) sessionStorage.setItem(KEY, String(new FormData(form).get('email')))
}

/** The address that the page before has carried here, once. */
export function takeCarriedAddress(): string {
  const address = sessionStorage.getItem(KEY) ?? ''
  sessionStorage.removeItem(KEY)
  return address
}
