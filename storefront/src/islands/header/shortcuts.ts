/** The browser's shortcuts to its developer tools, by the place of the key: letters differ between keyboards. */
function opensDeveloperTools({ code, ctrlKey, shiftKey }: KeyboardEvent): boolean {
  if (code === 'F12') return true
  return ctrlKey && (shiftKey ? /^Key[IJC]$/.test(code) : code === 'KeyU')
}

/** They are blocked for visitors; whoever develops keeps them. */
if (import.meta.env.PROD) {
  addEventListener('keydown', (event) => opensDeveloperTools(event) && event.preventDefault(), true)
}
