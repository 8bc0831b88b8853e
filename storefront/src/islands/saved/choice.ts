import { make } from '../listing/dialog.ts'

/** Lets up to so many be chosen to be compared, and two at least. @param near the place that distances are told from */
export function limitChoice(form: HTMLFormElement | null, near: string | null): void {
  const hint = form?.querySelector<HTMLElement>('#compare-hint')
  if (!form || !hint) return
  if (near) form.append(make('input', { type: 'hidden', name: 'near', value: near }))
  const most = Number(form.dataset.most)
  const chosen = () => form.querySelectorAll('input:checked').length
  form.addEventListener('change', () => {
    const isFull = chosen() >= most
    for (const box of form.querySelectorAll<HTMLInputElement>('[name=listing]')) box.disabled = isFull && !box.checked
  })
  form.addEventListener('submit', (event) => {
    if (chosen() > 1) return
    event.preventDefault()
    hint.textContent = hint.dataset.few ?? ''
    form.querySelector<HTMLElement>('[name=listing]')?.focus()
  })
}
