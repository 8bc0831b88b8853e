import './every-page.ts'
import { FAVOURITES_KEY, NEXT_TOAST_KEY, PRESSED_KEY, SESSION_KEY } from '@maveshi/shared/access/session'

/**
 * What a header needs of scripts: who is signed in is known only to the phone. Everything heavier is loaded when it is
 * asked for.
 */
function storedUser(): { email?: string; user_metadata?: { name?: string } } | undefined {
  try {
    return JSON.parse(localStorage.getItem(SESSION_KEY) ?? '').user
  } catch {
    return undefined
  }
}

const root = document.documentElement

function showMember(): void {
  const user = storedUser()
  root.toggleAttribute('data-member', Boolean(user))
  const name = user?.user_metadata?.name || user?.email
  if (!name) return
  for (const element of document.querySelectorAll('[data-account-name]')) element.textContent = name
  import('./member.ts').then((member) => member.showForMember())
}

function askForAccount(event: Event): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-sell],a[data-account]')
  const dialog = document.querySelector<HTMLDialogElement>('#auth-required')
  if (!link || !dialog?.showModal || storedUser()) return
  event.preventDefault()
  // Whoever wants to sell goes on to the form; whoever wants something of this page comes back to it, and to that.
  const { account, act } = link.dataset
  const from = account ? location.pathname + location.search : link.pathname
  for (const words of dialog.querySelectorAll<HTMLElement>('[data-own]')) {
    const said = words.matches('h2') ? link.textContent : account
    words.textContent = (account && said) || (words.dataset.own ?? '')
  }
  for (const choice of dialog.querySelectorAll<HTMLAnchorElement>('a[data-return]')) {
    choice.search = `?from=${encodeURIComponent(from)}`
    choice.onclick = () => sessionStorage.setItem(PRESSED_KEY, account ? `${act} ${Date.now()} ${from}` : '')
  }
  dialog.showModal()
}

function saveSearch(event: Event): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-save-search]')
  if (!link || !storedUser()) return
  event.preventDefault()
  import('./save-search.ts').then((saved) => saved.saveSearchOfPage(link))
}

/** Forms that lead to a list leave what is empty out of the address. */
function leaveOutEmpty({ target, formData }: FormDataEvent): void {
  if (!(target as Element).matches('#filters, search form')) return
  for (const [name, value] of [...formData]) if (!value) formData.delete(name)
}

function suggest({ target }: Event): void {
  const input = target as HTMLInputElement
  if (input.matches('search input')) import('./suggest.ts').then((suggestions) => suggestions.suggest(input))
}

function pressHeart({ target }: Event): void {
  const heart = (target as Element).closest<HTMLButtonElement>('[data-heart]')
  if (heart) import('./hearts.ts').then((hearts) => hearts.press(heart))
}

/** Listens to what is searched for. Any press ends what was said of it; the sentence for no network stands in the page. */
function listen({ target }: Event): void {
  const said = document.querySelector<HTMLElement>('#heard')
  const button = (target as Element).closest<HTMLElement>('[data-listen]')
  if (said) said.hidden = true
  if (said && button) {
    import('./listen.ts')
      .then((ear) => ear.listen(button, said))
      .catch(() => {
        said.hidden = false
      })
  }
}

root.toggleAttribute(
  'data-mic',
  isSecureContext && ('webkitSpeechRecognition' in window || 'SpeechRecognition' in window),
)
showMember()
// Who has saved nothing loads nothing for it.
if (localStorage.getItem(FAVOURITES_KEY)) import('./hearts.ts').then((hearts) => hearts.paintHearts())
addEventListener('formdata', leaveOutEmpty)
addEventListener('focusin', suggest)
addEventListener('storage', showMember)
addEventListener('click', (event) => {
  askForAccount(event)
  saveSearch(event)
  pressHeart(event)
  listen(event)
  if ((event.target as Element).closest('[data-logout]')) import('./logout.ts').then((session) => session.logout())
})
if (sessionStorage.getItem(NEXT_TOAST_KEY)) import('../toast/next-toast.ts').then((toast) => toast.showNextToast())
