import { defineMiddleware } from 'astro:middleware'
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS, LANGUAGE_QUERY } from '@maveshi/shared/locale/chosen'
import { isLanguage } from '@maveshi/shared/locale/languages'
import { detectLanguage } from './i18n/detect.ts'
import { translator } from './i18n/words.ts'

/** What Astro adds by itself: it would make pictures of whatever an address names, from whatever server. */
const isAstrosOwn = (routePattern: string) => routePattern.startsWith('/_')

/** Decides the language of every page, and remembers a choice made by the language picker. */
export const onRequest = defineMiddleware(({ url, cookies, request, locals, isPrerendered, routePattern }, next) => {
  if (isAstrosOwn(routePattern)) return new Response(null, { status: 404 })
  const accepted = isPrerendered ? null : request.headers.get('accept-language')
  locals.language = detectLanguage(url, isPrerendered ? undefined : cookies.get(LANGUAGE_COOKIE)?.value, accepted)
  locals.t = translator(locals.language)
  const chosen = url.searchParams.get(LANGUAGE_QUERY)
  if (isLanguage(chosen)) {
    cookies.set(LANGUAGE_COOKIE, chosen, { path: '/', maxAge: LANGUAGE_COOKIE_SECONDS, sameSite: 'lax' })
  }
  return next()
})
