import type { TypedListing } from '@maveshi/shared/listing/typed'
import type { Language } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import { refusedAnswers } from '@maveshi/shared/refusal/problems'
import type { Refusal } from '@maveshi/shared/refusal/refusal'
import { Refused } from '@maveshi/shared/refusal/refused'
import { useState } from 'react'
import { beginHerd } from '../../data/member/herd.ts'
import type { FieldInWords } from '../../data/rules/catalogue-words.ts'
import { type AnimalRow, animalInWhole, animalOf, checkAnimal, isBlank } from '../../data/rules/herd.ts'
import { failureOf } from '../dashboard/failure-text.ts'
import { focusFirstProblem } from '../form/focus-first-problem.ts'
import { problemText } from '../sell/problem-text.ts'
import type { useHerd } from './use-herd.ts'
import type { Model } from './use-model.ts'

/** The id of a control in the page. */
export const controlId = (fieldId: string, rowId: string) => `${fieldId}-${rowId}`

interface Work {
  readonly herd: ReturnType<typeof useHerd>
  readonly model: Model
  /** What of it holds for all. */
  readonly shared: TypedListing
  readonly fields: readonly FieldInWords[]
  readonly language: Language
  readonly onSaved: (count: number) => void
  /** Called when the session has ended: the person comes back, and `save` tries again. */
  readonly onSessionEnd: () => void
  readonly t: Translate
}

/** What the market said of a row as it was: it holds until something else stands there. */
export interface RefusedRow {
  readonly row: AnimalRow
  readonly refusal: Refusal
}

interface CheckedRow {
  readonly row: AnimalRow
  readonly model: TypedListing
  readonly fields: readonly FieldInWords[]
  /** Whether somebody has tried to save: what has not been tried is not wrong yet. */
  readonly isChecked: boolean
  readonly refused: RefusedRow | undefined
  readonly t: Translate
}

/** What is wrong with a row: sentences by field id, and one about the whole. */
export function problemsOfRow({ row, model, fields, isChecked, refused, t }: CheckedRow) {
  const refusal = refused?.row === row ? refused.refusal : undefined
  const answers = refusal && refusedAnswers(refusal)
  const found = isChecked && !isBlank(row) ? checkAnimal(model, row, fields) : {}
  const sentences = Object.entries({ ...answers, ...found }).map(([id, problem]) => [id, problemText(problem, t)])
  return {
    problems: Object.fromEntries(sentences) as Readonly<Record<string, string>>,
    sentence: refusal && !answers ? failureOf(new Refused(refusal), t).text : undefined,
  }
}

/** Checks and sends the animals that were entered. What is refused stays, with a sentence beside it. */
export function useSaving({ herd, model, shared, fields, language, onSaved, onSessionEnd, t }: Work) {
  const { rows } = herd
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [refused, setRefused] = useState<ReadonlyMap<string, RefusedRow>>(new Map())
  const entered = rows.filter((row) => !isBlank(row))

  async function send(): Promise<void> {
    const animals = entered.map((row) => animalOf(model.stored, animalInWhole(shared, row), row, fields, language))
    const begun = await beginHerd(model.stored.id, animals)
    const refusals = begun.flatMap(({ id, refusal }) => {
      const row = rows.find((one) => one.id === id)
      return row && refusal ? [[id, { row, refusal }] as const] : []
    })
    setRefused(new Map(refusals))
    const done = new Set(begun.flatMap(({ id, refusal }) => (refusal ? [] : [id])))
    setChecked(refusals.length > 0)
    herd.drop(done)
    onSaved(done.size)
  }

  async function save(): Promise<void> {
    if (isBusy) return
    setFailure(undefined)
    if (entered.length === 0) return setFailure(t('herd:none'))
    setChecked(true)
    const found = entered.flatMap((row) =>
      Object.keys(checkAnimal(shared, row, fields)).map((id) => controlId(id, row.id)),
    )
    if (found.length > 0) return focusFirstProblem(found)
    setBusy(true)
    try {
      await send()
    } catch (error) {
      const { text, isSignedOut } = failureOf(error, t)
      setFailure(text)
      if (isSignedOut) onSessionEnd()
    } finally {
      setBusy(false)
    }
  }
  return { entered, isChecked, isBusy, failure, refused, save }
}
