import { paths } from '../paths.ts'

/** A category's picture, `size` CSS pixels wide and high. Always beside its name, so it says nothing to a screen reader. */
export function Art({ icon, size, className = '' }: { icon: string; size: number; className?: string }) {
  return <img className={className} src={paths.art(icon)} width={size} height={size} alt="" decoding="async" />
}
