import { formatMobileNumber } from '@maveshi/shared/locale/format'
import { readProfile } from '../../data/member/own-profile.ts'
import { isOwn } from '../../data/member/refusal-reason.ts'

/**
 * Offers the seller their own number for the poster of their listing. The page is everybody's and names none: it is
 * written in on this phone, each time that its owner asks for it.
 */
export async function offerNumber(listingId: string): Promise<void> {
  const choice = document.querySelector<HTMLElement>('[data-own-number]')
  const place = document.querySelector<HTMLElement>('[data-number]')
  if (!choice || !place || !(await isOwn({ listing_id: listingId }))) return
  const { phone, whatsapp } = await readProfile()
  const number = phone ?? whatsapp
  if (!number) return
  place.textContent = formatMobileNumber(number)
  const box = choice.querySelector('input')
  const show = () => {
    place.hidden = !box?.checked
  }
  box?.addEventListener('change', show)
  show()
  choice.hidden = false
}
