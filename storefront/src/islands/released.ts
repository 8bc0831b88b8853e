/** A tap is told to the page a moment after the finger has left it. */
const TAP_MS = 50
/** What is pressed for longer is no tap; its end may have been told to another window. */
const LONGEST_MS = 2000
const ENDS = ['pointerup', 'pointercancel', 'keyup', 'blur']

const after = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** Resolves when nothing is pressed: what goes away, or is pushed away, while it is pressed has lost the press. */
export async function released(): Promise<void> {
  if (!document.querySelector(':active')) return
  const ended = new Promise((resolve) => {
    for (const end of ENDS) addEventListener(end, resolve, { once: true })
  })
  await Promise.race([ended, after(LONGEST_MS)])
  await after(TAP_MS)
}
