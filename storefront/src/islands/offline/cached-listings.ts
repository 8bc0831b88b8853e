/** A listing that can be read without a network, as the service worker tells of it. */
interface CachedListing {
  readonly path: string
  readonly title: string
  readonly summary: string
  readonly photos: readonly string[]
}

function line(text: string, className: string): HTMLElement {
  const made = document.createElement('span')
  made.className = className
  made.textContent = text
  return made
}

function entry({ path, title, summary, photos }: CachedListing): HTMLElement {
  const row = document.createElement('li')
  const link = document.createElement('a')
  link.href = path
  link.className = 'card flex min-h-12 items-center gap-3 overflow-hidden pe-3 text-start'
  const [cover] = photos
  if (cover) {
    const image = new Image(96, 72)
    image.src = cover
    image.alt = ''
    image.className = 'min-h-18 w-24 shrink-0 self-stretch object-cover'
    link.append(image)
  }
  const words = document.createElement('span')
  words.className = 'grid py-2'
  words.append(line(title, 'font-semibold'), line(summary, 'line-clamp-1 text-muted'))
  link.append(words)
  row.append(link)
  return row
}

/** Lists the listings that this phone has cached. Without a worker nothing is. */
async function showCachedListings(section: HTMLElement): Promise<void> {
  const answer = await fetch(section.dataset.cached ?? '')
  const listings = (await answer.json()) as readonly CachedListing[]
  section.querySelector('ul')?.append(...listings.map(entry))
  section.hidden = listings.length === 0
}

const section = document.querySelector<HTMLElement>('[data-cached]')
if (section && navigator.serviceWorker?.controller) showCachedListings(section)
