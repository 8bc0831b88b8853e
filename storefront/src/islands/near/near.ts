import { NEAR_KEY } from './stored-place.ts'

/**
 * What knows the reader's place, on lists and at home: a place that was used is remembered on the phone, and the links to
 * lists and listings take it along. What asks the phone where it is, or suggests places, is loaded when it is wanted.
 */
const query = new URLSearchParams(location.search)
const near = query.get('near')
if (near) localStorage.setItem(NEAR_KEY, near)

document.documentElement.toggleAttribute('data-places', 'geolocation' in navigator)

/** Lists and listings, and the way home: pages that tell distances. */
const TOLD_FROM_PLACE = /^\/($|buy|search|category|services|feeds|listing\/[^/]+$)/

function takePlaceAlong(link: HTMLAnchorElement | null): void {
  const stored = localStorage.getItem(NEAR_KEY)
  if (!link || !stored || link.origin !== location.origin || !TOLD_FROM_PLACE.test(link.pathname)) return
  // A link of a list has said with its address that there is no place, or which.
  if (link.closest('[data-live]') && !/^\/listing/.test(link.pathname)) return
  const target = new URL(link.href)
  if (!target.searchParams.has('near')) target.searchParams.set('near', stored)
  link.href = target.href
}

addEventListener('click', ({ target }) => {
  const element = target as Element
  const button = element.closest<HTMLButtonElement>('[data-locate]')
  if (button) import('./locate.ts').then((place) => place.locate(button))
  else takePlaceAlong(element.closest('a'))
})
addEventListener('focusin', ({ target }) => {
  const input = target as HTMLInputElement
  if (input.matches('input[name=near]')) import('./suggest-places.ts').then((places) => places.suggestPlaces(input))
})
