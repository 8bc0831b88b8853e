/** Menus that are open now: those of the header, and around some of them the phone's own menu. */
const OPEN_MENUS = 'details:is(.menu, .mobile-menu)[open]'

/**
 * A menu closes where somebody goes on elsewhere, be it by a finger or by the keyboard; not for a dialog over it. Those
 * inside the phone's menu stay: what lies below them would move away from under the finger.
 */
function leaveMenus({ target }: Event): void {
  if ((target as Element).closest?.('dialog')) return
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS)) {
    const whole = menu.closest('.mobile-menu') ?? menu
    if (!whole.contains(target as Node)) menu.open = false
  }
}

/** Escape closes the innermost menu and goes back to what has opened it. */
function escapeMenu({ key, defaultPrevented }: KeyboardEvent): void {
  if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog[open]')) return
  const menu =
    document.activeElement?.closest<HTMLDetailsElement>(OPEN_MENUS) ??
    document.querySelector<HTMLDetailsElement>(OPEN_MENUS)
  if (!menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}

addEventListener('click', leaveMenus)
addEventListener('focusin', leaveMenus)
addEventListener('keydown', escapeMenu)
