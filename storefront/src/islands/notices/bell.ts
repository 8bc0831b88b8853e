import { formatNumber } from '@maveshi/shared/locale/format'
import type { Translate } from '@maveshi/shared/locale/translate'
import { paths } from '../../paths.ts'

/** From here on a sign has no room for the number. */
const MOST_SHOWN = 99
const SVG = 'http://www.w3.org/2000/svg'

// Guests' pages have no room for the styles of what they do not have: these stand here.
const LINK: Partial<CSSStyleDeclaration> = {
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  width: '3rem',
  height: '3rem',
}
const BADGE: Partial<CSSStyleDeclaration> = {
  minWidth: '1.25rem',
  paddingInline: '0.3125rem',
  borderRadius: '0.625rem',
  background: 'var(--color-danger)',
  color: 'var(--color-card)',
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  textAlign: 'center',
}
const AT_CORNER: Partial<CSSStyleDeclaration> = { position: 'absolute', top: '0', insetInlineEnd: '0' }
const AT_END: Partial<CSSStyleDeclaration> = { marginInlineStart: 'auto' }

function signOfBell(size: number): SVGSVGElement {
  const sign = document.createElementNS(SVG, 'svg')
  const attributes = { class: 'i', viewBox: '0 0 24 24', width: size, height: size, 'aria-hidden': true }
  for (const [name, value] of Object.entries(attributes)) sign.setAttribute(name, String(value))
  const lines = document.createElementNS(SVG, 'path')
  lines.setAttribute('d', 'M4 18h16l-2-3v-5a6 6 0 0 0-12 0v5zM10 21h4')
  sign.append(lines)
  return sign
}

function badge(place: Partial<CSSStyleDeclaration>): HTMLElement {
  const made = document.createElement('b')
  made.setAttribute('aria-hidden', 'true')
  made.dataset.for = 'member'
  Object.assign(made.style, BADGE, place)
  return made
}

/** What of the header says how many are unread. */
type Place = 'bell' | 'entry' | 'first' | 'menu'

function leadThere(link: HTMLAnchorElement, place: Place): HTMLAnchorElement {
  link.href = paths.notices
  link.dataset.notices = place
  link.removeAttribute('aria-current')
  if (location.pathname === paths.notices) link.setAttribute('aria-current', 'page')
  return link
}

function bell(): HTMLAnchorElement {
  const link = leadThere(document.createElement('a'), 'bell')
  link.dataset.for = 'member'
  Object.assign(link.style, LINK)
  link.append(signOfBell(24), badge(AT_CORNER))
  return link
}

/** An entry of a menu, made of the one for the dashboard. */
function entry(dashboard: HTMLAnchorElement, place: Place): HTMLAnchorElement {
  const link = leadThere(dashboard.cloneNode() as HTMLAnchorElement, place)
  link.append(signOfBell(20), document.createElement('span'), badge(AT_END))
  return link
}

/** The number on the sign of a phone's menu, which has no room for a bell beside it; with its words for who hears them. */
function numberMenu(summary: HTMLElement): void {
  summary.style.position = 'relative'
  const words = document.createElement('span')
  words.className = 'sr-only'
  words.dataset.notices = 'menu'
  words.dataset.for = 'member'
  summary.append(words, badge(AT_CORNER))
}

/**
 * Puts them where they belong, once: the bell into the wide header's free room; an entry into each
 * menu of the account, and one to the top of a phone's menu.
 */
function place(): void {
  document.querySelector('.bar nav > .me-auto')?.after(bell())
  for (const dashboard of document.querySelectorAll<HTMLAnchorElement>(`.bar .menu a[href="${paths.dashboard}"]`)) {
    const item = document.createElement('li')
    item.append(entry(dashboard, 'entry'))
    dashboard.parentElement?.after(item)
    const first = entry(dashboard, 'first')
    first.dataset.for = 'member'
    dashboard.closest('.mobile-menu nav')?.prepend(first)
  }
  const summary = document.querySelector<HTMLElement>('.mobile-menu > summary')
  if (summary) numberMenu(summary)
  const said = document.createElement('p')
  said.className = 'sr-only'
  said.setAttribute('role', 'status')
  said.dataset.notices = 'said'
  document.querySelector('.bar')?.append(said)
}

const all = (place = '') => document.querySelectorAll<HTMLElement>(`[data-notices${place && `=${place}`}]`)

function writeNumber(number: Element | null, count: number): void {
  if (!(number instanceof HTMLElement)) return
  number.hidden = count === 0
  number.textContent = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count)
}

function write(title: string, unread: string, count: number): void {
  for (const link of [...all('bell'), ...all('entry'), ...all('first')]) {
    const words = link.querySelector('span')
    if (words) words.textContent = title
    link.setAttribute('aria-label', count === 0 ? title : words ? `${title}: ${unread}` : unread)
    writeNumber(link.querySelector('b'), count)
  }
  for (const link of all('first')) link.style.setProperty('display', count === 0 ? 'none' : '', 'important')
  for (const words of all('menu')) {
    words.textContent = ` ${unread}`
    writeNumber(words.nextElementSibling, count)
  }
}

/**
 * Shows how many notices are unread: on the bell, on the sign of a phone's menu, and in the menus.
 * @param isNews whether it is more than was known: then who hears the page is told
 */
export function drawBell(t: Translate, count: number, isNews: boolean): void {
  if (all().length === 0) place()
  const unread = count > 0 ? t('toast:notices.unread', { count, number: formatNumber(count) }) : ''
  write(t('toast:notices.title'), unread, count)
  for (const said of all('said')) said.textContent = isNews ? unread : ''
}
