import { useEffect, useRef, useState } from 'react'
import { focusFirstProblem } from '../form/focus-first-problem.ts'
import { STEPS, type StepName, stepAfter } from './steps.ts'

/** The step in the address, so that a reload comes back to it. Other parts of the page have marks of their own. */
function stepInAddress(): StepName | undefined {
  return STEPS.find((step) => `#${step}` === location.hash)
}

export const headingId = (step: StepName) => `step-${step}`

/** In a turn of its own: to draw the new step and to lay it out in one go would hold a cheap phone up. */
function focusHeading(step: StepName): void {
  setTimeout(() => {
    const heading = document.getElementById(headingId(step))
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  })
}

/** Where the cursor goes when a step has come: to its first problem, else to its heading, which says which step it is. */
function focusStep(step: StepName, problemIds: readonly string[] | undefined): void {
  if (problemIds?.length) focusFirstProblem(problemIds)
  else focusHeading(step)
}

/**
 * One step at a time, each a place in the browser's history: its Back goes to the step before.
 * @param isOpen whether there is a category; before that the other steps ask nothing
 */
export function useSteps(isOpen: boolean) {
  const [wanted, setWanted] = useState<StepName>(() => stepInAddress() ?? 'category')
  const [moves, setMoves] = useState(0)
  const problemIds = useRef<readonly string[]>(undefined)
  const step = isOpen ? wanted : 'category'

  useEffect(() => {
    function follow() {
      const found = location.hash ? stepInAddress() : 'category'
      if (!found) return
      setWanted(found)
      setMoves((count) => count + 1)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  // A listing that is begun anew begins at the first step, wherever the one before was left.
  useEffect(() => {
    if (isOpen || wanted === 'category') return
    history.replaceState(null, '', location.pathname + location.search)
    setWanted('category')
  }, [isOpen, wanted])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cursor moves once for each move, and for nothing else.
  useEffect(() => {
    if (moves === 0) return
    focusStep(step, problemIds.current)
    problemIds.current = undefined
  }, [moves])

  /** Goes to a step, and to the first of these problems where there are any. */
  function goTo(next: StepName, problems?: readonly string[]): void {
    problemIds.current = problems
    if (next !== step) history.pushState({ stepBefore: step }, '', `#${next}`)
    setWanted(next)
    setMoves((count) => count + 1)
  }

  /** Goes to the step before: back in the history where it is the page before, so that no step stands in it twice. */
  function goBack(): void {
    const before = stepAfter(step, -1)
    if (history.state?.stepBefore === before) history.back()
    else goTo(before)
  }

  return { step, goTo, goBack }
}
