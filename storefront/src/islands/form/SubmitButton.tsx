/** The button that sends a form. While it is on its way it says so, and takes no second press. */
export function SubmitButton({ isBusy, text, busyText }: { isBusy: boolean; text: string; busyText: string }) {
  return (
    <button type="submit" className="button w-full" disabled={isBusy}>
      {isBusy ? busyText : text}
    </button>
  )
}
