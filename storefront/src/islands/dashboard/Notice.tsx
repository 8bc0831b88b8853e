import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** What was done, and how to take it back where that can be. */
export interface Done {
  readonly text: string
  readonly undo?: () => void
}

interface NoticeProps {
  readonly done: Done | undefined
  readonly onClose: () => void
}

/** Says at the foot of the screen what was done. It stays until it is closed, or the next thing is done. */
export function Notice({ done, onClose }: NoticeProps) {
  const { t } = useTranslation()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What was pressed may be gone by now: the keyboard goes on from here.
    if (done && document.activeElement === document.body) notice.current?.focus()
  }, [done])
  return (
    <div role="status" className="fixed inset-x-4 bottom-4 z-20 mx-auto max-w-lg">
      {done && (
        <div
          ref={notice}
          tabIndex={-1}
          className="card flex items-center gap-2 wrap-break-word border-leaf bg-leaf-soft py-2 ps-4 pe-1 [box-shadow:0_10px_15px_-3px_#0000001a,0_4px_6px_-4px_#0000001a]"
        >
          <p className="grow font-semibold">{done.text}</p>
          {done.undo && (
            <button
              type="button"
              className="min-h-12 cursor-pointer px-3 font-semibold text-leaf underline"
              onClick={done.undo}
            >
              {t('dashboard:undo')}
            </button>
          )}
          <button
            type="button"
            aria-label={t('navbar:authRequired.close')}
            className="grid size-12 shrink-0 cursor-pointer place-items-center"
            onClick={onClose}
          >
            <X size={20} aria-hidden />
          </button>
        </div>
      )}
    </div>
  )
}
