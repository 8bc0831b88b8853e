import { posix } from 'node:path'
import { filesUnder, isInRepository, type SourceFile } from './repository.ts'

/** Every file of the repository, and every folder that one lies in. */
const FILES = filesUnder('').map(({ path }) => path)
const FOLDERS = [...new Set(FILES.flatMap(foldersOf))]
const TOP = new Set([...FOLDERS, ...FILES].map((path) => path.split('/')[0] ?? ''))

/** The documents: all that is written in Markdown. */
export const DOCUMENTS: readonly SourceFile[] = filesUnder('', ['.md'])

/** Endings of files that are ours; what ends otherwise is no file, or somebody else's. */
const ENDING = /\.(ts|tsx|mjs|astro|sql|md|json|svg|webp|css|html|yaml)$/

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

const codeBlocks = /^```.*?^```/gms

/** What stands in a document as code within a line. */
export function codeIn(text: string): string[] {
  return [...text.replace(codeBlocks, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
}

/** Where a document's links and pictures lead, with their marks. */
export function linksIn(text: string): string[] {
  return [...text.replace(codeBlocks, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
}

/** `a/{b,c}.ts` is `a/b.ts` and `a/c.ts`. */
function alternatives(path: string): string[] {
  const [whole, names = ''] = /\{([^{}]*,[^{}]*)\}/.exec(path) ?? []
  return whole ? names.split(',').flatMap((name) => alternatives(path.replace(whole, name))) : [path]
}

/** A path as a pattern: `*` and `{language}` stand for any one name. */
function pattern(path: string): RegExp {
  const escaped = path.replace(/[.+?^$()|[\]\\]/g, '\\$&').replace(/\*|\{\w+\}/g, '[^/]+')
  return new RegExp(`(^|/)${escaped}$`)
}

/** Whether code within a line can only be meant as the name of a file or folder of ours. */
function isPath(code: string, folder: string): boolean {
  if (!/^[\w.@{},*[\]-]+(\/[\w.@{},*[\]-]+)*\/?$/.test(code) || /^\.\w+$/.test(code)) return false
  const [first = ''] = code.split('/')
  const isBelow = code.includes('/') && (TOP.has(first) || isInRepository(posix.join(folder, first)))
  return isBelow || ENDING.test(code)
}

function isThere(path: string, folder: string): boolean {
  const wanted = path.replace(/\/$/, '')
  const isRooted = wanted.includes('/') && TOP.has(wanted.split('/')[0] ?? '')
  if (!isRooted) return [...FILES, ...FOLDERS].some((known) => pattern(wanted).test(known))
  const found = [...FILES, ...FOLDERS].filter((known) => pattern(wanted).test(known))
  return found.some((known) => known.split('/')[0] === wanted.split('/')[0] || known.startsWith(`${folder}/`))
}

/** The files and folders that a document names and that are not there. */
export function missingPaths({ path, read }: SourceFile): string[] {
  const folder = posix.dirname(path)
  return codeIn(read())
    .filter((code) => isPath(code, folder))
    .flatMap(alternatives)
    .filter((one) => !isThere(one, folder))
    .map((one) => `${path}: ${one}`)
}

/** How a heading is called in an address, as GitHub does it. */
const markOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** The headings of a document. */
export function headingsIn(text: string): string[] {
  return [...text.replace(codeBlocks, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.trim())
}

/** The links of a document to files of ours, or to headings in them, that lead nowhere. */
export function brokenLinks({ path, read }: SourceFile): string[] {
  return linksIn(read())
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [file = '', mark] = link.split('#')
      const target = file ? posix.join(posix.dirname(path), file) : path
      if (!isInRepository(target)) return true
      const document = DOCUMENTS.find((one) => one.path === target)
      return mark !== undefined && !headingsIn(document?.read() ?? '').some((heading) => markOf(heading) === mark)
    })
    .map((link) => `${path}: ${link}`)
}
