import { formatNumber } from '@maveshi/shared/locale/format'
import { Camera } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Unpictured } from '../../data/member/unpictured.ts'
import type { ListingWords } from '../../data/rules/describe-listings.ts'
import { herdPaths } from '../../herd-paths.ts'
import { paths } from '../../paths.ts'
import { LoadState } from '../dashboard/LoadState.tsx'
import type { Loaded } from '../dashboard/use-loaded.ts'

interface UnpicturedListProps {
  readonly loaded: Loaded<Unpictured[]>
  readonly words: ListingWords
  /** How many have just been saved. */
  readonly savedCount: number
  /** Whether nothing else is on the page. */
  readonly isAlone: boolean
}

/** The drafts that buyers cannot see yet, each with the way to its photographs. */
export function UnpicturedList({ loaded, words, savedCount, isAlone }: UnpicturedListProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const drafts = loaded.value ?? []
  useEffect(() => {
    if (savedCount === 0) return
    heading.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus({ preventScroll: true })
  }, [savedCount])
  if (drafts.length === 0 && savedCount === 0 && !isAlone) return null
  const isNone = loaded.value?.length === 0 && savedCount === 0
  return (
    <section className="grid gap-3">
      {!isNone && (
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {t('herd:photos')}
        </h2>
      )}
      <div role="status">
        {savedCount > 0 && (
          <p className="rounded-control bg-leaf-soft p-3 font-semibold">
            {t('herd:saved', { count: savedCount, number: formatNumber(savedCount) })}
          </p>
        )}
      </div>
      <LoadState loaded={loaded} failed={t('dashboard:failed')} />
      {loaded.value?.length === 0 && <p>{t('herd:allPictured')}</p>}
      <ul className="grid gap-2 sm:grid-cols-2">
        {drafts.map((draft) => {
          const title = words.title(draft)
          return (
            <li key={draft.id}>
              <a className="card flex min-h-14 items-center gap-3 p-3" href={herdPaths.photograph(draft.id)}>
                <Camera size={24} aria-hidden className="shrink-0 text-leaf" />
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {draft.label && <b className="block">{draft.label}</b>}
                  {title}
                </span>
                <span className="ms-auto shrink-0 text-leaf underline">{t('herd:addPhotos')}</span>
              </a>
            </li>
          )
        })}
      </ul>
      <a className="inline-flex min-h-12 items-center text-leaf underline" href={paths.dashboard}>
        {t('navbar:dashboard')}
      </a>
    </section>
  )
}
