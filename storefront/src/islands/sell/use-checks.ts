import type { Problems } from '@maveshi/shared/listing/problem'
import { useEffect, useState } from 'react'
import type { FieldInWords } from '../../data/rules/catalogue-words.ts'
import { checkDraft, type Draft } from './draft.ts'
import { type StepName, stepOf } from './steps.ts'

/** The problems of one step. */
export function problemsIn(step: StepName, problems: Problems): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([id]) => stepOf(id) === step))
}

function draftProblems(draft: Draft, fields: readonly FieldInWords[]): Problems {
  return draft.category ? checkDraft(draft, fields) : { category: { code: 'required' } }
}

/** What is wrong with the steps that somebody has tried to leave behind; it goes as soon as it is mended. */
export function useChecks(draft: Draft, fields: readonly FieldInWords[]) {
  const [checked, setChecked] = useState<readonly StepName[]>([])
  // Another category asks other questions: what has not been seen yet is not wrong yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the category is what makes them new.
  useEffect(() => setChecked([]), [draft.category])

  const found = draftProblems(draft, fields)
  const problems: Problems = Object.assign({}, ...checked.map((step) => problemsIn(step, found)))

  /** Looks at one step; answers with its problems. */
  function check(step: StepName): Problems {
    setChecked((before) => [...new Set([...before, step])])
    return problemsIn(step, found)
  }
  return { problems, check }
}
