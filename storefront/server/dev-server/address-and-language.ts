import { LANGUAGE_COOKIE } from '@maveshi/shared/locale/chosen'
import { detectLanguage } from '../../src/i18n/detect.ts'
import type { Middleware } from '../middleware.ts'
import { cookieValue } from '../page-key.ts'

/** Pages are made from address and language alone, as in production: a page that needs a cookie fails here already. */
export const addressAndLanguageAlone: Middleware = (request, _response, next) => {
  const { headers, url = '/' } = request
  const { cookie, authorization: _token, 'accept-language': accepted, ...others } = headers
  const language = detectLanguage(
    new URL(`http://localhost${url}`),
    cookieValue(cookie, LANGUAGE_COOKIE),
    accepted ?? null,
  )
  request.headers = { ...others, 'accept-language': language }
  next()
}
