import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fitPolicy } from '../../storefront/server/page-policy.ts'

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a page’s policy names what stands on it, and nothing else', () => {
  const [own, other, style] = [source('run()'), source('jump()'), source('a{b:c}')]
  const policy = `default-src 'self'; script-src 'self' ${own} ${other}; style-src 'self' ${other} ${style}; style-src-attr 'unsafe-inline';`
  const html = '<style>a{b:c}</style><script type="module">run()</script><script src="/jump.js"></script>'
  expect(fitPolicy(policy, html)).toBe(
    `default-src 'self'; script-src 'self' ${own}; style-src 'self' ${style}; style-src-attr 'unsafe-inline';`,
  )
})
