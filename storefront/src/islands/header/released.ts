/** A tap is told to the page a moment after the finger has left it. */
const TAP_MS = 50

/** Resolves when nothing is pressed: what goes away while it is pressed has lost the press. */
export async function released(): Promise<void> {
  if (!document.querySelector(':active')) return
  await new Promise((resolve) => {
    for (const end of ['pointerup', 'pointercancel', 'keyup']) addEventListener(end, resolve, { once: true })
  })
  await new Promise((resolve) => setTimeout(resolve, TAP_MS))
}
