import { User } from 'lucide-react'

/** A person's picture, or what stands for one. */
export function Avatar({ url }: { url: string | undefined }) {
  if (url) return <img src={url} alt="" width={96} height={96} className="size-24 shrink-0 rounded-full object-cover" />
  return (
    <span className="grid size-24 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf">
      <User size={48} aria-hidden />
    </span>
  )
}
