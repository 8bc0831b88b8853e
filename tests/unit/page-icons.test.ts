import { expect, test } from 'vitest'
import { shortIcons } from '../../storefront/server/page-icons.ts'

const LINES = 'stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
const icon = `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 24 24" fill="none" ${LINES} class="lucide lucide-house lucide-home shrink-0" aria-hidden="true"><path d="M1 1"></path></svg>`

test('an icon says of itself what others do not', () => {
  expect(shortIcons(`<p>${icon}</p>`)).toBe(
    '<p><svg width="16" height="16" viewBox="0 0 24 24" class="i shrink-0" aria-hidden="true"><path d="M1 1"></path></svg></p>',
  )
})

test('what is hydrated stays as it was written, and so does a drawing that is no icon', () => {
  const island = `<astro-island>${icon}</astro-island>`
  expect(shortIcons(island)).toBe(island)
  const drawing = '<svg role="img" viewBox="0 0 45 45"><path d="M1 1"></path></svg>'
  expect(shortIcons(drawing)).toBe(drawing)
})
