import { ADMIN_VIEW_QUERY } from '@maveshi/shared/access/guards'
import { NEXT_TOAST_KEY } from '@maveshi/shared/access/session'
import type { Translate } from '@maveshi/shared/locale/translate'
import { paths } from '../../paths.ts'
import { readWords } from '../listing/words.ts'
import { showToast } from './toast.ts'
import { readToastWords } from './words.ts'

/** What a role is called in the reader's language. */
const roleName = async (role: string) => (await readWords())(`listing:seller.roles.${role}`)

/** What whoever was refused can do about it. */
function wayOut(name: string, t: Translate): HTMLAnchorElement | undefined {
  if (name !== 'accessDenied.userView') return undefined
  return Object.assign(document.createElement('a'), {
    href: paths.console,
    search: ADMIN_VIEW_QUERY,
    className: 'inline-flex min-h-12 items-center font-semibold underline',
    textContent: t('toast:accessDenied.adminView'),
  })
}

/** Shows the toast that the page before has left. */
export async function showNextToast(): Promise<void> {
  const [name = '', role] = (sessionStorage.getItem(NEXT_TOAST_KEY) ?? '').split(':')
  sessionStorage.removeItem(NEXT_TOAST_KEY)
  const [group, reason] = name.split('.')
  const t = await readToastWords()
  const toast = {
    title: t(`toast:${group}.title`),
    description: t(`toast:${group}.${reason}`, role ? { role: await roleName(role) } : {}),
    variant: group === 'accessDenied' ? 'destructive' : 'default',
  } as const
  showToast(t, toast, wayOut(name, t))
}
