import { type ReactNode, useEffect, useId, useRef } from 'react'

interface DialogProps {
  readonly title: string
  /** Called by Escape too; the dialog is open as long as it is rendered. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A question over the page. The browser keeps the focus within, and gives it back afterwards. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close?.()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="card m-auto w-full max-w-md p-5 text-ink backdrop:bg-black/50"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={titleId} className="mb-3 text-xl">
        {title}
      </h2>
      <div className="grid gap-3">{children}</div>
    </dialog>
  )
}
