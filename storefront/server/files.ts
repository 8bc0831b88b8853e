import { readdir, readFile } from 'node:fs/promises'
import type { OutgoingHttpHeaders } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { Content } from './content.ts'
import type { Middleware } from './middleware.ts'
import { type Answer, send } from './send.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** Compressed at the build, beside the file itself. */
const READY = { br: '.br', gzip: '.gz' } as const
const isReadyForm = (path: string) => Object.values(READY).some((extension) => path.endsWith(extension))

interface FolderOptions {
  /** Headers by path, which begins with a slash. */
  readonly headers: (path: string) => OutgoingHttpHeaders
  /** Answers paths without an extension that are no file: a page that finds its way by itself. */
  readonly fallback?: string
}

async function readForm(file: string): Promise<Uint8Array | undefined> {
  return readFile(file).catch(() => undefined)
}

async function readContent(file: string): Promise<Content> {
  const [body, br, gzip] = await Promise.all([readFile(file), readForm(file + READY.br), readForm(file + READY.gzip)])
  const type = TYPES[extname(file)] ?? 'application/octet-stream'
  return new Content(body, type, { ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) })
}

async function readFolder(folder: string): Promise<Map<string, Content>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (file) =>
        !isReadyForm(file) &&
        !relative(folder, file)
          .split(sep)
          .some((name) => name.startsWith('.')),
    )
  const contents = await Promise.all(files.map(readContent))
  return new Map(contents.map((content, index) => [toPath(folder, files[index] ?? ''), content]))
}

const toPath = (folder: string, file: string) => `/${relative(folder, file).split(sep).join('/')}`

/** The decoded path of a request's target, or nothing where it cannot be decoded. */
function pathOf(target: string): string | undefined {
  try {
    return decodeURIComponent(target.split('?', 1)[0] ?? '')
  } catch {
    return undefined
  }
}

/** Whether a page is asked for, and not a file that is missing. What a page is about may have a dot in its name. */
function isPage(accept: string | undefined, path: string): boolean {
  return !extname(path) || (accept ?? '').includes('text/html')
}

/**
 * Serves the files of a folder as they are now, out of memory: a new build beside a running server takes nothing away
 * from the pages that it has already sent.
 * @throws Error when the folder cannot be read
 */
export async function filesOf(folder: string, { headers, fallback }: FolderOptions): Promise<Middleware> {
  const contents = await readFolder(folder)
  const answers = new Map<string, Answer>()
  for (const [name, content] of contents) answers.set(name, { status: 200, headers: headers(name), content })
  return (request, response, next) => {
    const path = pathOf(request.url ?? '/')
    if (path === undefined) return next()
    const found = answers.get(path) ?? answers.get(`${path.replace(/\/$/, '')}/index.html`)
    const answer = found ?? (isPage(request.headers.accept, path) ? answers.get(fallback ?? '') : undefined)
    return answer ? send(request, response, answer) : next()
  }
}
