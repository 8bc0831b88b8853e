import { SESSION_KEY } from '@maveshi/shared/access/session'
import type { ContactChannel } from '@maveshi/shared/listing/contact'
import { speaks } from '@maveshi/shared/locale/voice'
import { listingId } from './listing-id.ts'
import { countView } from './view.ts'

/**
 * What a listing's page does at a tap. All of it is a link that leads somewhere without this; what is heavier than a
 * line is loaded when it is asked for. A guest is asked for an account by the header's script.
 */
type Act = (link: HTMLAnchorElement) => Promise<unknown>

const reveal: Act = (link) =>
  import('./contact.ts').then((contact) => contact.reveal(link, link.dataset.act as ContactChannel | undefined))

const acts: Readonly<Record<string, Act>> = {
  phone: reveal,
  whatsapp: reveal,
  report: () => import('./report.ts').then((form) => form.report({ listing_id: listingId() })),
  share: () => import('./share.ts').then((ways) => ways.share()),
  speak: (button) => import('./speak.ts').then((voice) => voice.speak(button)),
  zoom: (link) => import('./zoom.ts').then((view) => view.zoom(link)),
}

const place = () => document.querySelector<HTMLElement>('#problem')

/** Says under the buttons what has gone wrong; nothing takes it back. */
function say(problem = ''): void {
  const said = place()
  if (said) said.textContent = problem
}

/** The sentence stands on the page, since nothing can be loaded without a network. */
const sayNetwork = () => say(place()?.dataset.network)

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-step],[data-act]')
  if (!link || event.ctrlKey || event.metaKey) return
  const { act = '', account } = link.dataset
  if (account && !localStorage.getItem(SESSION_KEY)) return
  event.preventDefault()
  if (!act) {
    import('./gallery.ts').then((gallery) => gallery.step(link))
    return
  }
  say()
  acts[act]?.(link).catch(sayNetwork)
})
addEventListener('keydown', (event) => {
  if (!/^Arrow[LR]/.test(event.key) || !(event.target as Element).closest('.gallery > div')) return
  event.preventDefault()
  import('./gallery.ts').then((gallery) => gallery.onGalleryKey(event))
})

const speech = window.speechSynthesis
const speaker = document.querySelector<HTMLElement>('[data-act=speak]')

/** Reading aloud is offered where the phone has a voice for it. On most phones voices come late. */
function offerSpeech(): void {
  if (speaker) speaker.hidden = !speech.getVoices().some((voice) => speaks(voice, document.documentElement.lang))
}
if (speech) {
  offerSpeech()
  speech.onvoiceschanged = offerSpeech
}

/** Once somebody looks at the page. A look that is not counted is nobody's loss. */
function begin(): void {
  if (document.hidden) document.addEventListener('visibilitychange', begin, { once: true })
  else countView().catch(() => undefined)
}
begin()
