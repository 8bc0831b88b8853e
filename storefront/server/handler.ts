import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import compression from 'compression'
import sirv from 'sirv'
import { forwardTo } from './backend.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const YEAR_SECONDS = 31_536_000

/** The console is one page with scripts of its own; MUI writes its styles into the page. */
const CONSOLE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ')

const SAFETY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'geolocation=(self), camera=(self), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
} as const

type Next = () => void
type Step = (request: IncomingMessage, response: ServerResponse, next: Next) => void

function setSafetyHeaders(_request: IncomingMessage, response: ServerResponse, next: Next): void {
  for (const [name, value] of Object.entries(SAFETY_HEADERS)) response.setHeader(name, value)
  next()
}

/** Serves a step only below a path, which the step does not see: `/admin/x` is `/x` to it. */
function below(path: string, step: Step): Step {
  return (request, response, next) => {
    const { url = '/' } = request
    if (url !== path && !url.startsWith(`${path}/`) && !url.startsWith(`${path}?`)) return next()
    request.url = url.slice(path.length) || '/'
    step(request, response, () => {
      request.url = url
      next()
    })
  }
}

/** Answers what the browser may know: one build of the pages serves any project. */
function publicConfig(request: IncomingMessage, response: ServerResponse, next: Next): void {
  if (request.url !== '/config.json') {
    next()
    return
  }
  response.setHeader('content-type', 'application/json')
  response.setHeader('cache-control', 'no-cache')
  response.end(
    JSON.stringify({
      supabaseUrl: process.env.PUBLIC_SUPABASE_URL ?? '',
      publishableKey: process.env.SUPABASE_PUBLISHABLE_KEY ?? '',
    }),
  )
}

/** `/_astro/` names hold a hash of their content. */
const assets = sirv(here('../dist/client'), {
  etag: true,
  setHeaders: (response, path) => {
    if (path.startsWith('/_astro/')) response.setHeader('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
  },
})

const backOffice = sirv(here('../../backoffice/dist'), {
  single: true,
  etag: true,
  setHeaders: (response, path) => {
    response.setHeader('content-security-policy', CONSOLE_POLICY)
    if (path.startsWith('/assets/')) response.setHeader('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
  },
})

const words = sirv(here('../../locales'), { etag: true, maxAge: 300 })

/** Everything one origin serves: the backend's calls, the console, words, files, and the pages. */
export async function requestHandler(): Promise<RequestListener> {
  const { handler } = (await import('../dist/server/entry.mjs' as string)) as { handler: RequestListener }
  const steps: Step[] = [
    setSafetyHeaders,
    forwardTo(process.env.SUPABASE_URL ?? ''),
    compression() as unknown as Step,
    publicConfig,
    below('/admin', backOffice),
    below('/locales', words),
    assets,
    // Told of no next step, Astro answers unknown addresses with the page that says so.
    (request, response) => handler(request, response),
  ]
  return (request, response) => {
    const run = (index: number): void => {
      steps[index]?.(request, response, () => run(index + 1))
    }
    run(0)
  }
}
