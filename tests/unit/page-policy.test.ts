import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fitPolicy, isListening } from '../../storefront/server/page-policy.ts'

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a page’s policy names what stands on it, and nothing else', () => {
  const [own, other, style] = [source('run()'), source('jump()'), source('a{b:c}')]
  const policy = `default-src 'self'; script-src 'self' ${own} ${other}; style-src 'self' ${other} ${style}; style-src-attr 'unsafe-inline';`
  const html = '<style>a{b:c}</style><script type="module">run()</script><script src="/jump.js"></script>'
  expect(fitPolicy(policy, html)).toBe(
    `default-src 'self'; script-src 'self' ${own}; style-src 'self' ${style}; style-src-attr 'unsafe-inline';`,
  )
})

test('what somebody wrote changes no policy, wherever the page says it', () => {
  const style = source('a{b:c}')
  const said = '<meta content="Good <style> feed"><input value=\'<script>x\' data-x="a>b">'
  const html = `<head>${said}<style>a{b:c}</style></head>`
  expect(fitPolicy(`style-src 'self' ${style};`, html)).toBe(`style-src 'self' ${style};`)
})

test('a page may listen where its search box does, and not where somebody only wrote so', () => {
  expect(isListening('<form><button type="button" data-listen="" class="x"></button></form>')).toBe(true)
  expect(isListening('<button type="submit" aria-label="data-listen"></button> data-listen=""')).toBe(false)
  expect(isListening('<p>&lt;button data-listen=""></p>')).toBe(false)
})
