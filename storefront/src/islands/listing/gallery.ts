/** Shows a photograph of a strip, and takes the focus along, so that the next key or tap goes on from there. */
function show(slide: Element | null, way: string): void {
  if (!slide) return
  slide.scrollIntoView({ block: 'nearest', inline: 'center' })
  const next = slide.querySelector<HTMLElement>(`[data-step=${way}]`) ?? slide.querySelector('a')
  next?.focus({ preventScroll: true })
}

/** Goes to the photograph before or after, or to the one that a small picture shows. */
export function step(link: HTMLAnchorElement): void {
  const { step: way = '' } = link.dataset
  if (way === 'to') {
    document.querySelector(link.hash)?.scrollIntoView({ block: 'nearest', inline: 'center' })
    return
  }
  const slide = link.parentElement
  show((way === 'next' ? slide?.nextElementSibling : slide?.previousElementSibling) ?? null, way)
}

/** The arrow keys step through the photographs that have the focus, in the direction in which one reads. */
export function onGalleryKey(event: KeyboardEvent): void {
  const slide = (event.target as Element).closest('.gallery > div')
  const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!slide || !way) return
  event.preventDefault()
  const isNext = way === (document.dir === 'rtl' ? -1 : 1)
  show(isNext ? slide.nextElementSibling : slide.previousElementSibling, isNext ? 'next' : 'previous')
}
