/** Opens a dialog over the page, also where the browser knows none: before Firefox 98 and Safari 15.4. */
export function showDialog(dialog: HTMLDialogElement): void {
  if (dialog.showModal) dialog.showModal()
  else import('./plain-dialog.ts').then((plain) => plain.openPlainly(dialog))
}
