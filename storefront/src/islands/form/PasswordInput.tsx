import type { Translate } from '@maveshi/shared/locale/translate'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { ControlProps } from './Field.tsx'

interface PasswordInputProps {
  readonly control: ControlProps
  readonly isNew: boolean
  readonly t: Translate
  /** What it is called in the form. */
  readonly name?: string
}

/** A password that can be looked at while it is typed, and that a password manager recognises. */
export function PasswordInput({ control, isNew, t, name = 'password' }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
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
        className="absolute inset-e-0 top-0 grid size-12 cursor-pointer place-items-center"
        aria-label={t(isShown ? 'login:hidePassword' : 'login:showPassword')}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <Icon size={20} aria-hidden />
      </button>
    </div>
  )
}
