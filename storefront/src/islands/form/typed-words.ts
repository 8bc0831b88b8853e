import { LANGUAGE_QUERY } from '@maveshi/shared/locale/chosen'
import { type RefObject, useEffect } from 'react'

/** In this tab alone: what was typed into a form while its page comes in another language. */
const KEY = 'maveshi-typed'
const OTHER_LANGUAGE = `a[lang][href*="${LANGUAGE_QUERY}="]`
/** A password is stored nowhere, and the language is what was just chosen. */
const CONTROLS = 'input:not([type=password], [type=file], [type=hidden]), select:not([name=language]), textarea'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface Typed {
  readonly path: string
  readonly values: Readonly<Record<string, string | boolean>>
}

const isTick = (control: Control) => control instanceof HTMLInputElement && control.type === 'checkbox'

const controlsIn = (form: HTMLFormElement) => [...form.querySelectorAll<Control>(CONTROLS)].filter(({ name }) => name)

function store(form: HTMLFormElement): void {
  const values = controlsIn(form).map((control) => [
    control.name,
    isTick(control) ? (control as HTMLInputElement).checked : control.value,
  ])
  const typed: Typed = { path: location.pathname, values: Object.fromEntries(values) }
  sessionStorage.setItem(KEY, JSON.stringify(typed))
}

function fill(form: HTMLFormElement): void {
  const stored = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  const typed = stored ? (JSON.parse(stored) as Typed) : undefined
  if (typed?.path !== location.pathname) return
  for (const control of controlsIn(form).filter(isTick))
    if (typed.values[control.name] !== (control as HTMLInputElement).checked) control.click()
  // A tick may have shown another field.
  setTimeout(() => {
    for (const control of controlsIn(form)) {
      const value = typed.values[control.name]
      if (typeof value === 'string') control.value = value
    }
  })
}

/** Takes what was typed into a form along when its page is read in another language. */
export function useTypedWords(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const { current } = form
    if (!current) return
    fill(current)
    const onClick = ({ target }: MouseEvent) => {
      if ((target as Element).closest(OTHER_LANGUAGE)) store(current)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [form])
}
