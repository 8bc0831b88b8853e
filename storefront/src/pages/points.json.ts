import type { APIRoute } from 'astro'
import { readPoints } from '../data/guest/places.ts'

const CACHE_SECONDS = 86_400

/** Where every district is. A phone that was asked where it is looks for its own among them, and tells nobody. */
export const GET: APIRoute = async () =>
  Response.json(await readPoints(), { headers: { 'cache-control': `public, max-age=${CACHE_SECONDS}` } })
