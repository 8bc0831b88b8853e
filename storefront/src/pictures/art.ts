import art from '@iconify-json/fluent-emoji-flat/icons.json'
import drawn from './drawn.json' with { type: 'json' }

const icons = art.icons as Readonly<Record<string, { readonly body: string } | undefined>>

/** What no emoji shows: a heifer, a chaff cutter. Drawn by `supabase/seed/demo/pictures`, in squares of as many units. */
const ownDrawings: Readonly<Record<string, string>> = drawn

/** Side of the square that every picture is drawn in. */
export const ART_SIDE = art.width

/** The drawing of a picture by its icon name, to be put into an SVG of `ART_SIDE` units; nothing for unknown names. */
export function drawing(name: string): string | undefined {
  if (Object.hasOwn(ownDrawings, name)) return ownDrawings[name]
  return Object.hasOwn(icons, name) ? icons[name]?.body : undefined
}
