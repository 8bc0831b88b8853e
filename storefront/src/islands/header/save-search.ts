import { member, SessionEnded } from '../../data/member-client.ts'
import { type SearchArguments, saveSearch } from '../../data/saved-searches.ts'
import { showToast } from './toast.ts'
import { readToastWords } from './toast-words.ts'

/** Saves the search of this page for the signed-in reader, and says so. Whoever is not signed in any more signs in. */
export async function keepSearch(link: HTMLAnchorElement): Promise<void> {
  const { name, path, query } = JSON.parse(link.dataset.saveSearch ?? '{}') as {
    name: string
    path: string
    query: SearchArguments
  }
  link.ariaBusy = 'true'
  try {
    const [t] = await Promise.all([readToastWords(), member().then(() => saveSearch(name, path, query))])
    link.remove()
    showToast({ title: t('toast:searchSaved.title'), text: t('toast:searchSaved.text'), isProblem: false })
  } catch (error) {
    if (error instanceof SessionEnded) location.assign(link.href)
    else {
      const t = await readToastWords()
      showToast({ title: t('toast:searchNotSaved.title'), text: t('toast:searchNotSaved.text') })
    }
  } finally {
    link.ariaBusy = null
  }
}
