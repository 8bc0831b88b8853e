import { withoutIsolates } from '@maveshi/shared/locale/isolate'
import type { Language } from '@maveshi/shared/locale/languages'
import { joinList } from '@maveshi/shared/locale/list'

/** A part of what a search asks. Answers to a category's questions are details, which are told where there is room. */
export interface SearchPart {
  readonly text: string
  readonly isDetail?: boolean
}

const MORE = '…'

/** A text of at most so many characters, cut behind a word where it has to be. */
function shortened(text: string, characters: number): string {
  if (text.length <= characters) return text
  const room = text.slice(0, characters - 1)
  const end = room.search(/[\s,،]+\S*$/)
  return (end > 0 ? room.slice(0, end) : room) + MORE
}

/** What a search is called before its owner calls it something else: what it is of and where, then its details. */
export function searchName(parts: readonly SearchPart[], language: Language, characters: number): string {
  const told = [...parts]
  const name = () => {
    const all = withoutIsolates(
      joinList(
        told.map(({ text }) => text),
        language,
      ),
    )
    return told.length < parts.length ? `${all} ${MORE}` : all
  }
  for (let last = told.findLastIndex(({ isDetail }) => isDetail); name().length > characters && last >= 0; ) {
    told.splice(last, 1)
    last = told.findLastIndex(({ isDetail }) => isDetail)
  }
  return shortened(name(), characters)
}
