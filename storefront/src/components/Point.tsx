import type { LucideIcon } from 'lucide-react'

interface PointProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
  readonly heading: 'h2' | 'h3'
}

/** One point of a list of a few: a sign, a heading and a sentence. */
export function Point({ icon: Icon, title, text, heading: Heading }: PointProps) {
  return (
    <li className="card">
      <Icon aria-hidden />
      <div>
        <Heading className="text-lg">{title}</Heading>
        <p>{text}</p>
      </div>
    </li>
  )
}
