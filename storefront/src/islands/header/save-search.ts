import { refusalOf } from '@maveshi/shared/refusal/refused'
import { member } from '../../data/member/member-client.ts'
import { saveSearch } from '../../data/member/saved-searches.ts'
import type { SearchArguments } from '../../data/rules/listing-query.ts'
import { showToast } from '../toast/toast.ts'
import { readToastWords } from '../toast/words.ts'

/** Saves the search of this page for the signed-in reader, and says so. Whoever is not signed in any more signs in. */
export async function saveSearchOfPage(link: HTMLAnchorElement): Promise<void> {
  if (link.hasAttribute('aria-busy')) return
  const { name, path, query } = JSON.parse(link.dataset.saveSearch ?? '{}') as {
    name: string
    path: string
    query: SearchArguments
  }
  link.setAttribute('aria-busy', 'true')
  try {
    const [t] = await Promise.all([readToastWords(), member().then(() => saveSearch(name, path, query))])
    link.remove()
    showToast(t, { title: t('toast:searchSaved.title'), description: t('toast:searchSaved.text') })
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal.kind === 'session') location.assign(link.href)
    else {
      const t = await readToastWords()
      const isFull = refusal.kind === 'limit' && refusal.limit === 'saved_searches_kept'
      const description = isFull ? t('toast:searchNotSaved.full') : t('toast:searchNotSaved.text')
      const title = t('toast:searchNotSaved.title')
      showToast(t, { title, description, variant: 'destructive' })
    }
  } finally {
    link.removeAttribute('aria-busy')
  }
}
