import type { ControlProps } from './Field.tsx'

interface EmailInputProps {
  readonly control: ControlProps
  /** Whether it names an account that is there, for password managers. */
  readonly isUsername: boolean
  readonly value?: string
}

/** An e-mail address, with the phone's keyboard for it. */
export function EmailInput({ control, isUsername, value }: EmailInputProps) {
  return (
    <input
      {...control}
      name="email"
      type="email"
      autoComplete={isUsername ? 'username' : 'email'}
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={value}
      className="control"
      dir="ltr"
    />
  )
}
