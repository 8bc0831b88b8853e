/** The id of the control that answers a question or holds a listing's own column. */
export const inputId = (field: string) => `listing-${field}`

/** Brings the first control with a problem into view and puts the cursor there. */
export function focusFirst(fields: readonly string[]): void {
  const first = fields
    .map((field) => document.getElementById(inputId(field)))
    .filter((element) => element !== null)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0]
  first?.scrollIntoView({ block: 'center' })
  first?.focus({ preventScroll: true })
}
