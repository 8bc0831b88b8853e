const stay = (event: BeforeUnloadEvent) => event.preventDefault()

/** While any form holds something, the browser asks before the page is closed or loaded again. */
export function heldForms() {
  const forms = new Set<string>()
  const release = (form: string) => {
    forms.delete(form)
    if (!forms.size) window.removeEventListener('beforeunload', stay)
  }
  return {
    isEmpty: () => forms.size === 0,
    hold(form: string) {
      forms.add(form)
      window.addEventListener('beforeunload', stay)
      return () => release(form)
    },
    discard() {
      for (const form of forms) release(form)
    },
  }
}
