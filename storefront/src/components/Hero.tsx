import type { Translate } from '@maveshi/shared/locale/translate'
import { paths } from '../paths.ts'

/** What this place is, and the two ways on. */
export function Hero({ t }: { t: Translate }) {
  return (
    <section className="rounded-card bg-leaf-soft p-6 sm:p-10">
      <h1 className="text-3xl text-leaf-deep sm:text-4xl">{t('hero:title')}</h1>
      <p className="mt-2 max-w-2xl text-lg">{t('hero:subtitle')}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <a className="button" href={paths.buy}>
          {t('hero:buy')}
        </a>
        <a className="button button-quiet" href={paths.sell('product')} data-sell>
          {t('hero:sell')}
        </a>
      </div>
    </section>
  )
}
