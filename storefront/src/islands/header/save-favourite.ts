import { setFavourite } from '../../data/member/favourite.ts'
import { showRefusal } from '../listing/refusal.ts'
import { showToast } from '../toast/toast.ts'
import { readToastWords } from '../toast/words.ts'

/** Says why a listing was not saved: a dead network where the page has a place for it, or in a toast. */
async function explain(error: unknown, heart: HTMLElement): Promise<void> {
  const title = heart.getAttribute('aria-label') ?? heart.dataset.words?.split('|')[0] ?? ''
  try {
    await showRefusal(error, 'favourite', title)
  } catch {
    const place = document.querySelector<HTMLElement>('#problem')
    if (place) {
      place.textContent = place.dataset.network ?? ''
      return
    }
    const t = await readToastWords()
    showToast(t, { title, description: t('toast:searchNotSaved.text'), variant: 'destructive' })
  }
}

/** Saves a listing in the account, or removes it, and says why where that was refused. */
export async function saveFavourite(heart: HTMLElement, id: string, isOn: boolean): Promise<void> {
  await setFavourite(id, isOn).catch((error) => explain(error, heart))
}
