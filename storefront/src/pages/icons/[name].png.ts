import type { APIRoute, GetStaticPaths } from 'astro'
import sharp from 'sharp'
import { markSvg, SHARE_HEIGHT_PX, SHARE_WIDTH_PX, shareSvg } from '../../pictures/brand.ts'

/** Drawn once, when the storefront is built. */
export const prerender = true

const square = (side: number) => ({ width: side, height: side })
const rounded = markSvg({ corner: 14, cow: 50 })
const full = markSvg({ corner: 0, cow: 48 })
const maskable = markSvg({ corner: 0, cow: 38 })

const PICTURES = {
  'icon-192': { svg: rounded, size: square(192) },
  'icon-512': { svg: rounded, size: square(512) },
  'maskable-192': { svg: maskable, size: square(192) },
  'maskable-512': { svg: maskable, size: square(512) },
  'apple-touch-icon': { svg: full, size: square(180) },
  share: { svg: shareSvg(), size: { width: SHARE_WIDTH_PX, height: SHARE_HEIGHT_PX } },
} as const

export const getStaticPaths: GetStaticPaths = () => Object.keys(PICTURES).map((name) => ({ params: { name } }))

export const GET: APIRoute = async ({ params }) => {
  const { svg, size } = PICTURES[params.name as keyof typeof PICTURES]
  const png = await sharp(Buffer.from(svg), { density: 600 }).resize(size).png({ palette: true }).toBuffer()
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } })
}
