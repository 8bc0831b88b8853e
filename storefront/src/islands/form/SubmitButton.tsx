import { useReady } from './use-ready.ts'

/**
 * The button that sends a form. While it is on its way it says so, and takes no second press; before the scripts are
 * there it takes none either, since the browser would then send the form by itself and lose what was typed.
 */
export function SubmitButton({ isBusy, text, busyText }: { isBusy: boolean; text: string; busyText: string }) {
  const isReady = useReady()
  return (
    <button type="submit" className="button w-full" disabled={isBusy || !isReady}>
      {isBusy ? busyText : text}
    </button>
  )
}
