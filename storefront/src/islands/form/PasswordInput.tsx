import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from './Field.tsx'
import { useReady } from './use-ready.ts'

interface PasswordInputProps {
  readonly control: ControlProps
  readonly isNew: boolean
  /** What it is called in the form. */
  readonly name?: string
}

/** Drawn here: the set of icons would be the only thing that the login page loads for it. */
function Eye({ isCrossed }: { isCrossed: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      aria-hidden="true"
      className="fill-none stroke-current"
      strokeWidth={2}
      strokeLinecap="round"
    >
      <path d="M2 12q4.5-7 10-7t10 7q-4.5 7-10 7T2 12z" />
      <circle cx={12} cy={12} r={3} />
      {isCrossed && <path d="M4 20 20 4" />}
    </svg>
  )
}

/** A password that can be looked at while it is typed, and that a password manager recognises. */
export function PasswordInput({ control, isNew, name = 'password' }: PasswordInputProps) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  const isReady = useReady()
  return (
    <div className="relative" dir="ltr">
      <input
        {...control}
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        className="control pe-12"
      />
      <button
        type="button"
        className="absolute inset-x-0 top-0 ms-auto grid size-12 cursor-pointer place-items-center"
        aria-label={t(isShown ? 'login:hidePassword' : 'login:showPassword')}
        disabled={!isReady}
        onClick={() => setShown(!isShown)}
      >
        <Eye isCrossed={isShown} />
      </button>
    </div>
  )
}
