import type { TitledCategories } from '@maveshi/shared/listing/title-words'
import { titleOf } from '@maveshi/shared/listing/title-words'
import type { Translate } from '@maveshi/shared/locale/translate'
import { PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DraftSummary, deleteDraftEverywhere } from '../../data/member/drafts.ts'
import { deleteStoredPhotos } from '../../data/phone/stored-photos.ts'
import { paths } from '../../paths.ts'
import { Cover } from './Cover.tsx'
import { Dialog } from './Dialog.tsx'
import { FailureNote } from './FailureNote.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { useStep } from './use-step.ts'

interface BegunDraftsProps {
  readonly drafts: readonly DraftSummary[]
  readonly categories: TitledCategories
  readonly onDeleted: (id: string) => void
}

function stateText(state: DraftSummary['state'], t: Translate): string {
  if (state === 'waiting') return t('dashboard:drafts.waiting')
  return state === 'refused' ? t('dashboard:drafts.refused') : t('dashboard:drafts.writing')
}

interface DraftProps extends Omit<BegunDraftsProps, 'drafts'> {
  readonly draft: DraftSummary
}

function Draft({ draft, categories, onDeleted }: DraftProps) {
  const { t } = useTranslation()
  const [isAsked, setAsked] = useState(false)
  const { isBusy, failure, take } = useStep(t)
  const { id, listingType, state } = draft
  const { category, title: ownTitle, answers: attributes } = draft.words
  const title = titleOf({ category, title: ownTitle || null, attributes }, categories)
  const remove = () =>
    take(async () => {
      await deleteDraftEverywhere(id)
      await deleteStoredPhotos(id)
      onDeleted(id)
    })

  return (
    <li className="card grid content-start gap-3 p-4" aria-label={title}>
      <div className="flex gap-3">
        <Cover cover={undefined} icon={categories[category]?.iconName ?? 'cow'} />
        <div className="grid min-w-0 grow content-start justify-items-start gap-1">
          <StatusBadge status="draft" />
          <h2 className="text-lg">{title}</h2>
          <p className={state === 'refused' ? 'problem' : 'text-muted'}>{stateText(state, t)}</p>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <a className="button gap-1 px-0.5" href={paths.goOn(listingType, id)}>
          <PencilLine size={18} aria-hidden className="shrink-0" />
          {t('dashboard:continue')}
        </a>
        <button
          type="button"
          className="button button-quiet gap-1 border-danger px-0.5 text-danger"
          onClick={() => setAsked(true)}
        >
          <Trash2 size={18} aria-hidden className="shrink-0" />
          {t('dashboard:steps.delete')}
        </button>
      </div>
      {isAsked && (
        <Dialog title={t('dashboard:ask.delete.title', { title })} onClose={() => setAsked(false)}>
          <p>{t('dashboard:ask.delete.text')}</p>
          <FailureNote failure={failure} />
          <button type="button" className="button bg-danger" disabled={isBusy} onClick={remove}>
            {isBusy ? t('dashboard:steps.busy') : t('dashboard:ask.delete.confirm')}
          </button>
          <button type="button" className="button button-quiet" onClick={() => setAsked(false)}>
            {t('buttons:cancel')}
          </button>
        </Dialog>
      )}
    </li>
  )
}

/** What is still being written, on this phone or in the account. Nothing is shown where there is nothing. */
export function BegunDrafts({ drafts, ...rest }: BegunDraftsProps) {
  if (drafts.length === 0) return null
  return (
    <ul className="mb-3 grid gap-3">
      {drafts.map((draft) => (
        <Draft key={draft.id} draft={draft} {...rest} />
      ))}
    </ul>
  )
}
