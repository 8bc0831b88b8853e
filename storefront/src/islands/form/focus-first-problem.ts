/** Brings the first question with a problem into view and puts the cursor there. */
export function focusFirstProblem(ids: readonly string[]): void {
  const first = ids
    .map((id) => document.getElementById(id))
    .filter((element) => element !== null)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0]
  first?.scrollIntoView({ block: 'center' })
  first?.focus({ preventScroll: true })
}
