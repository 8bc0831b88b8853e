import type { State } from '../../data/rules/states.ts'

/** A district that can be found by what people type. */
export interface FoundPlace {
  readonly id: string
  readonly name: string
  readonly state: string
}

const SHOWN = 8

const plain = (text: string) => text.normalize('NFC').toLowerCase().trim()

/** How well a name fits: it begins so, one of its words does, or it only holds it. */
function rank(name: string, typed: string): number {
  const text = plain(name)
  if (text.startsWith(typed)) return 0
  return text.includes(` ${typed}`) ? 1 : text.includes(typed) ? 2 : 3
}

/**
 * The districts that fit what was typed, the best ones first.
 * @param englishNames names by place id, for those who type in English whatever they read
 */
export function findPlaces(
  states: readonly State[],
  englishNames: Readonly<Record<string, string>>,
  text: string,
): FoundPlace[] {
  const typed = plain(text)
  if (!typed) return []
  return states
    .flatMap((state) =>
      state.districts.map(({ id, name }) => ({
        place: { id, name, state: state.name },
        rank: Math.min(rank(name, typed), rank(englishNames[id] ?? '', typed)),
      })),
    )
    .filter((one) => one.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, SHOWN)
    .map(({ place }) => place)
}
