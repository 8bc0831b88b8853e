import { ADMIN_VIEW_KEY } from '@maveshi/shared/access/guards'
import type { Translate } from '@maveshi/shared/locale/translate'
import { paths } from '../../paths.ts'
import { readToastWords } from '../toast/words.ts'

const switchToAdminView = () => localStorage.setItem(ADMIN_VIEW_KEY, 'true')

/** The way back to the console, for an administrator who views the market as others do. */
export function adminViewLink(t: Translate): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = paths.console
  link.className = 'inline-flex min-h-12 items-center font-semibold underline'
  link.textContent = t('toast:accessDenied.adminView')
  link.addEventListener('click', switchToAdminView)
  return link
}

/** Lets the menu's ways to the console switch the view, and say so. */
export async function offerAdminView(): Promise<void> {
  const links = document.querySelectorAll<HTMLElement>('a[data-for="admin"]')
  for (const link of links) link.addEventListener('click', switchToAdminView)
  const t = await readToastWords()
  for (const { lastChild } of links) if (lastChild) lastChild.textContent = t('toast:accessDenied.adminView')
}
