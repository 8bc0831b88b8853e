import { showToast } from '../toast/toast.ts'
import { readToastWords } from '../toast/words.ts'
import { type District, nearestDistrict } from './nearest-district.ts'
import { NEAR_KEY } from './stored-place.ts'

const PATIENCE_MS = 15_000
/** A place of an hour ago is as good as one of now: only the district counts. */
const MAXIMUM_AGE_MS = 3_600_000

function ownPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    const options = { timeout: PATIENCE_MS, maximumAge: MAXIMUM_AGE_MS, enableHighAccuracy: false }
    navigator.geolocation.getCurrentPosition(resolve, reject, options)
  })
}

async function readDistricts(): Promise<District[]> {
  const answer = await fetch('/points.json')
  if (!answer.ok) throw new Error(answer.statusText)
  return answer.json()
}

/** What to do now, by the code of a refusal (GeolocationPositionError). */
function reasonOf(error: unknown): string {
  const { code } = error as { code?: number }
  return { 1: 'denied', 2: 'unavailable', 3: 'slow' }[code ?? 0] ?? 'network'
}

/** This page with the reader's place; from the home page, what is for sale around it. */
function addressNear(button: HTMLElement, place: string): string {
  const url = new URL(location.href)
  const form = button.closest('form')
  if (form && form.id !== 'filters') url.pathname = new URL(form.action).pathname
  url.searchParams.set('near', place)
  url.searchParams.delete('after')
  return url.href
}

/**
 * Asks the phone where it is and shows what is near. The phone rounds to its district by itself: that alone is stored,
 * on the phone, and goes into the address.
 */
export async function locate(button: HTMLButtonElement): Promise<void> {
  if (button.hasAttribute('aria-busy')) return
  button.setAttribute('aria-busy', 'true')
  try {
    const [{ coords }, districts] = await Promise.all([ownPosition(), readDistricts()])
    const place = nearestDistrict(coords, districts)
    if (!place) throw { code: 2 }
    localStorage.setItem(NEAR_KEY, place)
    location.assign(addressNear(button, place))
  } catch (error) {
    const t = await readToastWords()
    const description = t(`toast:locate.${reasonOf(error)}`)
    showToast(t, { title: t('toast:locate.title'), description, variant: 'destructive' })
    document.querySelector<HTMLInputElement>('input[name=near]')?.focus()
  } finally {
    button.removeAttribute('aria-busy')
  }
}
