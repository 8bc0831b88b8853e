import type { APIRoute } from 'astro'
import { ART_SIDE, drawing } from '../../pictures/art.ts'

/** Pictures of categories: Fluent Emoji (MIT), any of them, by the icon name that the catalogue holds. */
export const GET: APIRoute = ({ params }) => {
  const body = drawing(params.name ?? '')
  if (!body) return new Response(null, { status: 404 })
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ART_SIDE} ${ART_SIDE}">${body}</svg>`, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=604800' },
  })
}
