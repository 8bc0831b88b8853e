import type { Language } from '@maveshi/shared/locale/languages'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readUnpictured } from '../../data/member/unpictured.ts'
import type { CategoryInMenu, FieldInWords } from '../../data/rules/catalogue-words.ts'
import { describeListings } from '../../data/rules/describe-listings.ts'
import { herdPaths, NEXT_QUERY } from '../../herd-paths.ts'
import { useLoaded } from '../dashboard/use-loaded.ts'
import { island } from '../island.tsx'
import { ListingOnItsWay } from '../sell/ListingOnItsWay.tsx'
import { useAccount } from '../sell/use-account.ts'
import { AuthProvider } from '../session/auth.tsx'
import { HerdTable } from './HerdTable.tsx'
import { UnpicturedList } from './UnpicturedList.tsx'
import { useModel } from './use-model.ts'

export interface HerdFormProps {
  readonly language: Language
  /** Those of animals. */
  readonly categories: readonly CategoryInMenu[]
  /** The questions of each category, by its value. */
  readonly fields: Readonly<Record<string, readonly FieldInWords[]>>
}

/** Enters more animals like one of one's own, many at once; then leads to the photographs of each. */
export const HerdForm = island((props: HerdFormProps) => (
  <AuthProvider>
    <Allowed {...props} />
  </AuthProvider>
))

/** Somebody who is signed in, and the animal that the address names. */
function Allowed(props: HerdFormProps) {
  const { t } = useTranslation()
  const { isAllowed } = useAccount()
  const [likeId, setLikeId] = useState<string | null>()
  useEffect(() => setLikeId(new URLSearchParams(location.search).get('like')), [])
  if (!isAllowed || likeId === undefined) return <p role="status">{t('navbar:loading')}</p>
  return <Entered {...props} likeId={likeId} />
}

interface EnteredProps extends HerdFormProps {
  readonly likeId: string | null
}

function Entered({ likeId, language, categories, fields: fieldsOf }: EnteredProps) {
  const { t } = useTranslation()
  const words = useMemo(
    () => describeListings({ categories, fields: (value) => fieldsOf[value] ?? [], place: (id) => id }, language, t),
    [categories, fieldsOf, language, t],
  )
  const unpictured = useLoaded('unpictured', readUnpictured)
  const [savedCount, setSavedCount] = useState(0)
  const { reload, value, isLoading, failure } = unpictured
  // What this tab has read before may name the animal that has just got its photographs.
  const isKnown = !isLoading && !failure
  useEffect(() => {
    const [first] = value ?? []
    const isWanted = isKnown && new URLSearchParams(location.search).has(NEXT_QUERY)
    if (first && isWanted) location.replace(herdPaths.photograph(first.id))
  }, [value, isKnown])
  const onSaved = useCallback(
    (count: number) => {
      setSavedCount(count)
      reload()
    },
    [reload],
  )
  return (
    <div className="grid gap-8">
      {likeId && <Like {...{ likeId, language, categories, fieldsOf, words, savedCount, onSaved }} />}
      <UnpicturedList loaded={unpictured} words={words} savedCount={savedCount} isAlone={!likeId} />
    </div>
  )
}

interface LikeProps {
  readonly likeId: string
  readonly language: Language
  readonly categories: readonly CategoryInMenu[]
  readonly fieldsOf: HerdFormProps['fields']
  readonly words: ReturnType<typeof describeListings>
  readonly onSaved: (count: number) => void
}

/** The animal that the others are like, and the others. */
function Like({ likeId, categories, fieldsOf, ...rest }: LikeProps) {
  const { t } = useTranslation()
  const [model, retry] = useModel(likeId, categories)
  if (model === 'gone') return <p role="alert">{t('herd:gone')}</p>
  if (model === 'failed' || model === 'loading') {
    return <ListingOnItsWay hasFailed={model === 'failed'} onRetry={retry} />
  }
  return <HerdTable {...rest} model={model} fields={fieldsOf[model.stored.category] ?? []} />
}
