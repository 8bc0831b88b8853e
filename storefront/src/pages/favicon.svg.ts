import type { APIRoute } from 'astro'
import { markSvg } from '../pictures/brand.ts'

export const prerender = true

export const GET: APIRoute = () =>
  new Response(markSvg({ corner: 14, cow: 54 }), { headers: { 'content-type': 'image/svg+xml' } })
