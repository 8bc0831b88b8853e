import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from '@maveshi/supabase/local/environment'
import { expect, test } from 'vitest'
import { useAuth } from '../../storefront/src/islands/session/auth.tsx'

const ofStorefront = createRequire(join(ROOT, 'storefront/package.json'))
const { createElement } = ofStorefront('react')
const { renderToString } = ofStorefront('react-dom/server')

test('who is signed in is told within an AuthProvider alone', () => {
  const asksOutside = () => renderToString(createElement(() => useAuth().user?.id))
  expect(asksOutside).toThrow('useAuth must be used within an AuthProvider')
})
