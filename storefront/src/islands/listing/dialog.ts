/** Makes an element with its properties and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties)
  // Chrome takes it from the property since 103.
  if (properties.role) element.setAttribute('role', properties.role)
  element.append(...children)
  return element
}

/**
 * Opens a dialog like the one that asks for an account. It leaves the page when it is closed, and where what was asked for
 * comes twice, the first gives way.
 */
export function openDialog(title: string, ...children: Node[]): HTMLDialogElement {
  const pattern = document.querySelector('#auth-required')
  const heading = make('h2', { className: 'mb-2 text-xl', id: 'dialog-title' }, title)
  const close = pattern?.querySelector('form')?.cloneNode(true)
  const dialog = make(
    'dialog',
    { className: pattern?.className ?? '' },
    ...(close ? [close] : []),
    heading,
    make('div', { className: 'grid clear-both gap-3' }, ...children),
  )
  dialog.setAttribute('aria-labelledby', heading.id)
  dialog.addEventListener('close', () => dialog.remove())
  document.querySelector<HTMLDialogElement>(`dialog[aria-labelledby=${heading.id}]`)?.close()
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}
