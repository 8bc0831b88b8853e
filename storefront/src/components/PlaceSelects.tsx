import type { Translate } from '@maveshi/shared/locale/translate'
import type { ReactNode } from 'react'
import type { State } from '../data/rules/states.ts'

interface SelectProps {
  readonly name: string
  readonly title: string
  readonly chosen: string
  readonly children: ReactNode
}

/** One choice of a plain form, named as the address names it. */
export function Select({ name, title, chosen, children }: SelectProps) {
  return (
    <label className="grid gap-2 font-semibold">
      {title}
      <select name={name} defaultValue={chosen} className="control">
        {children}
      </select>
    </label>
  )
}

export function Options({ options }: { options: readonly { id: string; name: string }[] }) {
  return options.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}

interface PlaceProps {
  readonly t: Translate
  readonly states: readonly State[]
  readonly state: string | undefined
  readonly district: string | undefined
  /** What the state is where none is chosen. */
  readonly anywhere: string
}

/** A state, and once it is chosen one of its districts. */
export function PlaceSelects({ t, states, state, district, anywhere }: PlaceProps) {
  const chosen = states.find(({ id }) => id === state)
  return (
    <>
      <Select name="state" title={t('buy:filters.state')} chosen={state ?? ''}>
        <option value="">{anywhere}</option>
        <Options options={states} />
      </Select>
      {chosen && (
        <Select name="district" title={t('buy:filters.district')} chosen={district ?? ''}>
          <option value="">{t('buy:filters.wholeState')}</option>
          <Options options={chosen.districts} />
        </Select>
      )}
    </>
  )
}
