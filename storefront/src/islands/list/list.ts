import { NEAR_KEY } from '../near/stored-place.ts'

/**
 * What lists and the home page do: filters act at once, a place that was used is remembered on the phone, and the links
 * to lists and listings take it along. What is heavier than a line is loaded when it is wanted.
 */
const near = new URLSearchParams(location.search).get('near')
/** The listings of a page with a place are told from it, by its id, whatever was typed. */
const told = near && document.querySelector<HTMLAnchorElement>('main a[href*="?near="]')
if (told) localStorage.setItem(NEAR_KEY, new URL(told.href).searchParams.get('near') ?? '')

document.documentElement.toggleAttribute('data-places', 'geolocation' in navigator)

/** Lists and listings, and the way home: pages that tell distances. */
const TOLD_FROM_PLACE = /^\/($|buy|search|category|services|feeds|listing\/[^/]+$)/

function takePlaceAlong(link: HTMLAnchorElement | null): void {
  const stored = localStorage.getItem(NEAR_KEY)
  if (!link || !stored || link.origin !== location.origin || !TOLD_FROM_PLACE.test(link.pathname)) return
  const target = new URL(link.href)
  if (target.searchParams.has('near')) return
  // The links of a list take filters away, and so may one the place.
  if (!link.closest('[data-live]') || /^\/listing/.test(link.pathname)) target.searchParams.set('near', stored)
  else if (near) localStorage.removeItem(NEAR_KEY)
  link.href = target.href
}

addEventListener('click', ({ target }) => {
  const element = target as Element
  const button = element.closest<HTMLButtonElement>('[data-locate]')
  if (button) import('../near/locate.ts').then((place) => place.locate(button))
  else takePlaceAlong(element.closest('a'))
})
addEventListener('change', ({ target }) => {
  const { form, name } = target as HTMLInputElement
  if (form?.id === 'filters') import('./filters.ts').then((filters) => filters.applyFilters(form, name))
})
addEventListener('focusin', ({ target }) => {
  const input = target as HTMLInputElement
  if (input.matches('input[name=near]'))
    import('../near/suggest-places.ts').then((places) => places.suggestPlaces(input))
})
