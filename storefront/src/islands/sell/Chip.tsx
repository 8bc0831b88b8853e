import type { ReactNode } from 'react'

interface ChipProps {
  readonly type: 'radio' | 'checkbox'
  readonly id?: string | undefined
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
  /** Takes a choice back that is tapped a second time; without it a choice can only be changed. */
  readonly onClear?: (() => void) | undefined
  readonly children: ReactNode
}

/** One of several answers, as large as a thumb. */
export function Chip({ type, id, name, isChosen, onChoose, onClear, children }: ChipProps) {
  return (
    <label className="chip">
      <input
        id={id}
        type={type}
        name={name}
        className="size-5 shrink-0 accent-leaf"
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
        onClick={() => type === 'radio' && isChosen && onClear?.()}
      />
      {children}
    </label>
  )
}
