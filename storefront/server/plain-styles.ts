import type { Declaration, Plugin, Rule } from 'postcss'

/** Takes away how Tailwind declares its variables, by layers and `@property`; those that are used begin in site.css. */
const withoutDeclarations: Plugin = {
  postcssPlugin: 'without-declarations',
  AtRule: {
    property: (rule) => void rule.remove(),
    layer: (rule) => void (rule.params === 'properties' && rule.remove()),
  },
}

/** Sides that are the same for every reader, by their own names: Chrome has known the short ones since 87. */
const SIDES: Readonly<Record<string, readonly string[]>> = {
  'inset-block-start': ['top'],
  'inset-block-end': ['bottom'],
  'padding-inline': ['padding-left', 'padding-right'],
  'padding-block': ['padding-top', 'padding-bottom'],
  'margin-inline': ['margin-left', 'margin-right'],
  'margin-block': ['margin-top', 'margin-bottom'],
  'inset-inline': ['left', 'right'],
}

/** Both sides where each has a measure of its own: which of the two lies left depends on the reader. */
const UNLIKE_SIDES: Readonly<Record<string, readonly [string, string]>> = {
  'padding-inline': ['padding-inline-start', 'padding-inline-end'],
  'padding-block': ['padding-top', 'padding-bottom'],
  'margin-inline': ['margin-inline-start', 'margin-inline-end'],
  'margin-block': ['margin-top', 'margin-bottom'],
}

/** The measures that a value has, where it has several. */
const measuresOf = (value: string) => value.split(/ (?![^(]*\))/)

/** What lies at the start and what at the end; nothing where both ways of reading look alike, or it is no place. */
function placesOf({ prop, value }: Declaration): Readonly<Record<string, string>> | undefined {
  const [start = '', end, more] = measuresOf(value)
  if (prop === 'inset-inline-start') return { left: value, right: 'auto' }
  if (prop === 'inset-inline-end') return { left: 'auto', right: value }
  if (prop === 'inset-inline' && end && !more) return { left: start, right: end }
  if (prop === 'float' && value === 'inline-end') return { float: 'right' }
  return undefined
}

const OTHER: Readonly<Record<string, string>> = { left: 'right', right: 'left', float: 'float' }

/** Says a place for readers from the left, and in a rule behind it for those from the right. */
function place(declaration: Declaration, places: Readonly<Record<string, string>>): void {
  const rule = declaration.parent as Rule
  const turned = rule.cloneAfter({ selectors: rule.selectors.map((selector) => `[dir="rtl"] ${selector}`) })
  turned.removeAll()
  for (const [prop, value] of Object.entries(places)) {
    if (value !== 'auto' || declaration.prop === 'inset-inline') declaration.before(declaration.clone({ prop, value }))
    const other = value === 'right' ? 'left' : value
    turned.append(declaration.clone({ prop: OTHER[prop] ?? prop, value: other }))
  }
  declaration.remove()
}

/** Lightning CSS does the same by lists of every language's direction, and not at all where a value has a variable. */
const sides: Plugin = {
  postcssPlugin: 'sides',
  Declaration(declaration) {
    const places = declaration.parent?.type === 'rule' ? placesOf(declaration) : undefined
    if (places) return place(declaration, places)
    const both = SIDES[declaration.prop]
    if (!both) return
    const measures = measuresOf(declaration.value)
    const unlike = measures.length > 1 ? UNLIKE_SIDES[declaration.prop] : undefined
    for (const [at, prop] of (unlike ?? both).entries()) {
      declaration.before(declaration.clone(unlike ? { prop, value: measures[at] ?? '' } : { prop }))
    }
    declaration.remove()
  },
}

/** What holds on wide screens alone, written with more weight for members' pages: site.css comes behind islands.css there, and
 * would say the same property again for every width. */
const wideScreensLast: Plugin = {
  postcssPlugin: 'wide-screens-last',
  Once(root) {
    if (!root.source?.input.file?.endsWith('/islands.css')) return
    root.walkAtRules('media', (media) => {
      media.walkRules(/^\.[a-z0-9]+\\:[^ :]*$/, (rule) => {
        rule.selector = rule.selector.repeat(2)
      })
    })
  },
}

/** Styles as browsers of 2020 read them, before Lightning CSS takes the rest apart. */
export const plainStyles: Plugin[] = [withoutDeclarations, sides, wideScreensLast]
