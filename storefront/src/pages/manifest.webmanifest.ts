import { languageFacts } from '@maveshi/shared/locale/languages'
import type { APIRoute } from 'astro'
import { paths } from '../paths.ts'
import { LEAF, PAGE } from '../pictures/brand.ts'

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: paths.icon(purpose === 'any' ? `icon-${size}` : `maskable-${size}`),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a phone needs to put the market on its home screen, in the reader's language. */
export const GET: APIRoute = ({ locals: { t, language } }) => {
  const brand = t('navbar:brand')
  const manifest = {
    id: paths.home,
    name: `${brand}: ${t('home:title')}`,
    short_name: brand,
    description: t('home:description'),
    lang: language,
    dir: languageFacts(language).direction,
    // Without a language: the one that was chosen last is remembered by the phone.
    start_url: paths.home,
    scope: paths.home,
    display: 'standalone',
    theme_color: LEAF,
    background_color: PAGE,
    categories: ['shopping', 'business'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    shortcuts: [
      { name: t('navbar:buy'), url: paths.buy },
      { name: t('navbar:sellProduct'), url: paths.sell('product') },
      { name: t('navbar:dashboard'), url: paths.dashboard },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}
