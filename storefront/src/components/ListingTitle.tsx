interface ListingTitleProps {
  /** As the reader's language composes it, or the seller's own. */
  readonly title: string
  /** What the seller called it. */
  readonly own: string | null
}

/** A listing's title. A seller's own words run as they were written, also where the page runs the other way. */
export function ListingTitle({ title, own }: ListingTitleProps) {
  return title === own ? <bdi>{title}</bdi> : title
}
