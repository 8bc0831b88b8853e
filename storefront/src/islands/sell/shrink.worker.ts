import { shrink } from '@maveshi/shared/photo/shrink'

// The first use of `Intl` fetches what all threads share, for which the page's own would stand still a tenth of a second
// and more on a cheap phone, just when the preview is drawn.
new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format()

/** Shrinks one picture per message, away from the page's own thread. */
addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  try {
    postMessage({ shrunk: await shrink(data) })
  } catch (error) {
    postMessage({ error: String(error), isUnable: error instanceof ReferenceError })
  }
})
