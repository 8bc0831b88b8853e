/** Whether an error of a client says that time ran out: clients keep the name of what the browser threw. */
export function isTimeout({ name, message }: { readonly name?: string; readonly message: string }): boolean {
  return /^(TimeoutError|AbortError)/.test(name ?? '') || /^(TimeoutError|AbortError)\b|timed out|aborted/.test(message)
}
