import { LANGUAGES } from '@maveshi/shared/locale/languages'
import { describe, expect, test } from 'vitest'
import { readOperator } from '../../storefront/src/data/guest/operator.ts'
import { pagesXml } from '../../storefront/src/data/search-engines/site-map-xml.ts'
import { siteOrigin } from '../../storefront/src/data/search-engines/site-origin.ts'

describe('the public origin', () => {
  const forged = new URL('http://forged.example/about')
  test('is the configured one, whatever Host the request names', () => {
    expect(siteOrigin(forged, 'https://market.example/')).toBe('https://market.example')
  })
  test('is the request’s own where none is configured', () => {
    expect(siteOrigin(forged, '')).toBe('http://forged.example')
  })
})

describe('the operator', () => {
  test('is what the environment says', () => {
    const operator = readOperator({
      PUBLIC_OPERATOR_NAME: 'Market Cooperative',
      PUBLIC_OPERATOR_ADDRESS: '1 Market Road, Pune',
      PUBLIC_GRIEVANCE_OFFICER: 'Asha Patil',
      PUBLIC_GRIEVANCE_EMAIL: 'asha@market.example',
      PUBLIC_GRIEVANCE_PHONE: '+91 98765 43210',
      SUPPORT_ADMIN_EMAIL: 'admin@market.example',
    })
    expect(operator).toEqual({
      name: 'Market Cooperative',
      address: '1 Market Road, Pune',
      officer: 'Asha Patil',
      email: 'asha@market.example',
      phone: '+91 98765 43210',
    })
  })
  test('is reached at the administrator’s address where no other is given, and nothing is invented', () => {
    expect(readOperator({ SUPPORT_ADMIN_EMAIL: 'admin@market.example', PUBLIC_OPERATOR_NAME: '' })).toEqual({
      email: 'admin@market.example',
    })
  })
})

test('the site map names every language of a page, and escapes what XML would misread', () => {
  const xml = pagesXml([{ path: '/feeds-and-machinery?tab=feeds' }], 'https://market.example')
  expect(xml).toContain('<loc>https://market.example/feeds-and-machinery?tab=feeds</loc>')
  for (const language of LANGUAGES) {
    expect(xml).toContain(
      `hreflang="${language}" href="https://market.example/feeds-and-machinery?tab=feeds&amp;lng=${language}"`,
    )
  }
})
