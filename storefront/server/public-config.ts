import { Content } from './content.ts'
import type { Middleware } from './middleware.ts'
import { send } from './send.ts'

/** Answers what the browser may know: one build of the pages serves any project. */
export function publicConfig(lookup: URL | undefined): Middleware {
  const config = {
    supabaseUrl: process.env.PUBLIC_SUPABASE_URL ?? '',
    publishableKey: process.env.SUPABASE_PUBLISHABLE_KEY ?? '',
    ...(lookup ? { ipLookupUrl: lookup.href } : {}),
  }
  const content = new Content(Buffer.from(JSON.stringify(config)), 'application/json; charset=utf-8')
  return (request, response, next) => {
    if (request.url !== '/config.json') return next()
    return send(request, response, { status: 200, headers: { 'cache-control': 'no-cache' }, content })
  }
}
