/** What a browser that knows dialogs would draw by itself. */
const OVER_THE_PAGE =
  'display:block;position:fixed;top:0;bottom:0;inset-inline:0;z-index:99;height:fit-content;max-height:100%;margin:auto;overflow:auto;box-shadow:0 0 0 100vmax rgb(0 0 0 / 0.5)'

/** Opens a dialog in a browser that takes it for an unknown element: over the page, to be closed by button and Escape. */
function openPlainly(dialog: HTMLDialogElement): void {
  const before = document.activeElement as HTMLElement | null

  function close(): void {
    document.removeEventListener('keydown', onKey)
    dialog.removeAttribute('open')
    dialog.removeAttribute('style')
    before?.focus()
    dialog.dispatchEvent(new Event('close'))
  }

  function onKey({ key }: KeyboardEvent): void {
    if (key === 'Escape' && dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) close()
  }

  dialog.close = close
  dialog.style.cssText = OVER_THE_PAGE
  dialog.setAttribute('open', '')
  dialog.setAttribute('role', 'dialog')
  dialog.setAttribute('aria-modal', 'true')
  for (const form of dialog.querySelectorAll('form[method=dialog]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      dialog.close()
    })
  }
  document.addEventListener('keydown', onKey)
  dialog.querySelector<HTMLElement>('a, button, input')?.focus()
}

// For a browser that knows none: before Firefox 98 and Safari 15.4.
Object.assign(HTMLElement.prototype, {
  showModal(this: HTMLDialogElement) {
    openPlainly(this)
  },
})

export {}
