/** Takes away from a page what browsers of 2020 did not have. Runs in the page, before anything of it. */
export function takeNewerFunctionsAway(): void {
  const missing: readonly (readonly [object, readonly string[]])[] = [
    [AbortSignal, ['timeout', 'any']],
    [AbortSignal.prototype, ['throwIfAborted', 'reason']],
    [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with']],
    [String.prototype, ['at', 'replaceAll', 'isWellFormed']],
    [Object, ['hasOwn', 'groupBy']],
    [Promise, ['any', 'withResolvers', 'try']],
    [Crypto.prototype, ['randomUUID']],
    [URL, ['canParse', 'parse']],
    [Response, ['json']],
    [Element.prototype, ['replaceChildren']],
    [HTMLFormElement.prototype, ['requestSubmit']],
    [HTMLDialogElement.prototype, ['showModal', 'show', 'close']],
    [Navigator.prototype, ['locks', 'share', 'storage', 'connection']],
    [Intl, ['RelativeTimeFormat', 'ListFormat', 'Segmenter']],
    [
      window,
      [
        'HTMLDialogElement',
        'structuredClone',
        'createImageBitmap',
        'OffscreenCanvas',
        'BroadcastChannel',
        'requestIdleCallback',
        'reportError',
        'CompressionStream',
        'navigation',
        'scheduler',
      ],
    ],
  ]
  for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name)
}
