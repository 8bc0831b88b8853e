import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { State } from '../../data/rules/states.ts'
import type { ControlProps } from '../form/Field.tsx'
import { findPlaces } from './place-search.ts'

interface PlaceFinderProps {
  readonly control: ControlProps
  readonly states: readonly State[]
  readonly englishNames: Readonly<Record<string, string>>
  /** "Pune, Maharashtra", or nothing as long as no district is chosen. */
  readonly chosen: string
  readonly onChoose: (placeId: string) => void
}

/** Finds a district by typing a part of its name. What is left half typed changes nothing. */
export function PlaceFinder({ control, states, englishNames, chosen, onChoose }: PlaceFinderProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(0)
  const found = typed === undefined ? [] : findPlaces(states, englishNames, typed)
  const listId = `${control.id}-list`
  const isOpen = found.length > 0

  function choose(placeId: string | undefined) {
    if (placeId) onChoose(placeId)
    setTyped(undefined)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return setTyped(undefined)
    if (!isOpen) return
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by) setActive((before) => (before + by + found.length) % found.length)
    if (event.key === 'Enter') choose(found[active]?.id)
    if (by || event.key === 'Enter') event.preventDefault()
  }

  return (
    <div className="relative">
      <input
        {...control}
        className="control"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        placeholder={t('createListing:findPlace')}
        value={typed ?? chosen}
        onFocus={(event) => event.target.select()}
        // A question that comes over the form gives the focus back, and finds the list as it was.
        onBlur={({ relatedTarget }) => relatedTarget?.closest('dialog') || setTyped(undefined)}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(0)
        }}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={t('createListing:place')}
        className="found-places card"
        hidden={!isOpen}
      >
        {found.map(({ id, name, state }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's own.
          <div
            key={id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(id)}
          >
            {name} <span className="text-muted">{state}</span>
          </div>
        ))}
      </div>
      {typed && !isOpen && <p className="mt-1 text-muted">{t('createListing:noPlace')}</p>}
    </div>
  )
}
