import { shrink } from '@maveshi/shared/photo/shrink'

/** Shrinks one picture per message, away from the page's own thread. */
addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  try {
    postMessage({ shrunk: await shrink(data) })
  } catch (error) {
    postMessage({ error: String(error) })
  }
})
