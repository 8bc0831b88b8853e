const FIELDS = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable=true], [role=combobox]'

/** Whether a key goes into a field, where letters are letters. */
export function isTyping({ target, isComposing }: KeyboardEvent): boolean {
  return isComposing || (target instanceof Element && target.closest(FIELDS) !== null)
}
