import { HERD_ANIMALS } from '@maveshi/shared/limits'
import { formatNumber } from '@maveshi/shared/locale/format'
import type { Language } from '@maveshi/shared/locale/languages'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { storedPerson } from '../../data/phone/stored-person.ts'
import type { FieldInWords } from '../../data/rules/catalogue-words.ts'
import type { ListingWords } from '../../data/rules/describe-listings.ts'
import { animalInWhole, columnsOf, sharedModel } from '../../data/rules/herd.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useAuth } from '../session/auth.tsx'
import { SessionDialog } from '../session/SessionDialog.tsx'
import { HerdModel } from './HerdModel.tsx'
import { HerdRow } from './HerdRow.tsx'
import { useHerd } from './use-herd.ts'
import type { Model } from './use-model.ts'
import { controlId, useSaving } from './use-saving.ts'

interface HerdTableProps {
  readonly model: Model
  /** The questions of its category. */
  readonly fields: readonly FieldInWords[]
  readonly language: Language
  readonly words: ListingWords
  readonly onSaved: (count: number) => void
}

/** The control in the same column of the row below, or nothing in the last row. */
function controlBelow(control: HTMLElement): HTMLElement | null {
  const column = control.dataset.column ?? ''
  const next = control.closest('tr')?.nextElementSibling
  return next?.querySelector<HTMLElement>(`[data-column="${column}"]`) ?? null
}

/** Animals as rows of a table, on a phone as cards. Enter goes to the row below, and makes one where there is none. */
export function HerdTable({ model, fields, language, words, onSaved }: HerdTableProps) {
  const { t } = useTranslation()
  const session = useAuth()
  const herd = useHerd(storedPerson()?.id ?? '', model.stored.id)
  const shared = useMemo(() => sharedModel(model.typed, herd.words, fields), [model, herd.words, fields])
  const saving = useSaving({ herd, model, shared, fields, language, onSaved, onSessionEnd: session.ask, t })
  const { rows, removed } = herd
  const asked = columnsOf(fields, [shared, ...rows.map((row) => animalInWhole(shared, row))])
  const askedIds = asked.map(({ id }) => id).join()
  // The same columns stay the same: a row is drawn again when it is written in, and not with every key in another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say which they are.
  const columns = useMemo(() => asked, [askedIds])
  const isFull = rows.length >= HERD_ANIMALS

  const added = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cursor goes into a new row once, as soon as it is there.
  useLayoutEffect(() => {
    if (added.current) document.getElementById(controlId('label', added.current))?.focus()
    added.current = undefined
  }, [rows.length])

  function addRow(): void {
    added.current = herd.add()
  }
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    const control = event.target as HTMLElement
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !control.matches('input[data-column]')) return
    event.preventDefault()
    const below = controlBelow(control)
    if (below) below.focus()
    else addRow()
  }
  const comeBack = () => {
    session.dismiss()
    void saving.save()
  }
  const count = saving.entered.length

  return (
    <form
      method="post"
      noValidate
      className="herd-form grid gap-4"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        void saving.save()
      }}
    >
      {session.person && session.isAsking && (
        <SessionDialog person={session.person} onReturn={comeBack} onDismiss={session.dismiss} />
      )}
      <HerdModel {...{ model, fields, columns, words }} shared={herd.words} onShare={herd.share} />
      <table className="herd">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('herd:number')}</span>
            </th>
            <th scope="col">{t('herd:tag')}</th>
            {columns.map(({ id, label, unitLabel }) => (
              <th key={id} scope="col">
                {label}
                {unitLabel && <span className="block font-normal">{unitLabel}</span>}
              </th>
            ))}
            <th scope="col">{t('createListing:price')}</th>
            <th scope="col">{t('createListing:quantity')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <HerdRow
              key={row.id}
              row={row}
              number={index + 1}
              {...{ columns, fields, model: shared }}
              isChecked={saving.isChecked}
              refused={saving.refused.get(row.id)}
              onChange={herd.change}
              onRemove={herd.remove}
            />
          ))}
        </tbody>
      </table>
      <div role="status">
        {removed && (
          <p className="flex flex-wrap items-center gap-3">
            {t('herd:removed', { number: formatNumber(removed.index + 1) })}
            <button type="button" className="button button-quiet" onClick={herd.putBack}>
              {t('createListing:photos.putBack')}
            </button>
          </p>
        )}
      </div>
      {isFull ? (
        <p>{t('herd:full', { number: formatNumber(HERD_ANIMALS) })}</p>
      ) : (
        <button type="button" className="button button-quiet" onClick={addRow}>
          <Plus size={20} aria-hidden />
          {t('herd:add')}
        </button>
      )}
      <div role="alert">
        {saving.failure && <p className="problem">{saving.failure}</p>}
        {!herd.isStored && <p className="problem">{t('herd:notStored')}</p>}
      </div>
      <div className="step-bar">
        <SubmitButton
          isBusy={saving.isBusy}
          text={count > 0 ? t('herd:save', { count, number: formatNumber(count) }) : t('dashboard:price.save')}
          busyText={t('dashboard:steps.busy')}
        />
      </div>
    </form>
  )
}
