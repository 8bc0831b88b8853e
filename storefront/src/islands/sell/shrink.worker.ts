import { shrink } from './shrink.ts'

/** Shrinks one picture per message, away from the page's own thread. */
addEventListener('message', async ({ data: { id, file } }: MessageEvent<{ id: number; file: Blob }>) => {
  try {
    postMessage({ id, shrunk: await shrink(file) })
  } catch (error) {
    postMessage({ id, error: String(error) })
  }
})
