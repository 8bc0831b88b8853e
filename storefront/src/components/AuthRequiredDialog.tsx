import type { Translate } from '@maveshi/shared/locale/translate'
import { X } from 'lucide-react'
import { paths } from '../paths.ts'

/**
 * Asks a guest for an account. The words are those for selling; what else needs an account brings its own sentence along,
 * and is called as its link is. A script opens it and adds where to return to both links.
 */
export function AuthRequiredDialog({ t }: { t: Translate }) {
  return (
    <dialog
      id="auth-required"
      aria-labelledby="auth-required-title"
      className="card m-auto w-[calc(100%-2rem)] max-w-md p-6 text-ink backdrop:bg-black/50"
    >
      <form method="dialog" className="float-end -me-3 -mt-3">
        <button
          type="submit"
          aria-label={t('navbar:authRequired.close')}
          className="grid size-12 cursor-pointer place-items-center"
        >
          <X aria-hidden />
        </button>
      </form>
      <h2 id="auth-required-title" className="mb-2 text-xl" data-own={t('navbar:authRequired.title')}>
        {t('navbar:authRequired.title')}
      </h2>
      <p className="mb-5" data-own={t('navbar:authRequired.text')}>
        {t('navbar:authRequired.text')}
      </p>
      <div className="grid gap-3">
        <a className="button" href={paths.login} data-return>
          {t('navbar:authRequired.login')}
        </a>
        <a className="button button-quiet" href={paths.register} data-return>
          {t('navbar:authRequired.register')}
        </a>
      </div>
    </dialog>
  )
}
