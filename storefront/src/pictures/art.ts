import art from '@iconify-json/fluent-emoji-flat/icons.json'

const icons = art.icons as Readonly<Record<string, { readonly body: string } | undefined>>

/** Side of the square that every picture is drawn in. */
export const ART_SIDE = art.width

/** The drawing of a picture by its icon name, to be put into an SVG of `ART_SIDE` units; nothing for unknown names. */
export function drawing(name: string): string | undefined {
  return Object.hasOwn(icons, name) ? icons[name]?.body : undefined
}
