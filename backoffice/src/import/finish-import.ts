import type { ConsoleDataProvider } from '../providers/data-provider.ts'
import { refusalOf } from '../providers/refusal-of.ts'
import { type CheckedFile, checkRows, type Told } from './check-rows.ts'
import { type ImportKind, type Verdict, verdictIn } from './import-kind.ts'

type Provider = Pick<ConsoleDataProvider, 'call'>

/** The market has changed since the file was checked, or the check is not there any more. */
export function isOutdated(error: unknown): boolean {
  const refusal = refusalOf(error)
  return refusal.kind === 'conflict' && refusal.about === 'import'
}

/** Tells people of what went live. What is left when this is cut is told by the next listings that go live. */
async function tellPeople(provider: Provider): Promise<void> {
  while (Number(await provider.call('tell_of_imports')) > 0);
}

/** Writes what was checked under an import's id, all at once. With the same id nothing is written twice. */
export async function finishImport(provider: Provider, importId: string): Promise<Verdict> {
  const verdict = verdictIn(await provider.call('finish_import', { import_id: importId }))
  if (verdict.errors.length === 0) tellPeople(provider).catch(() => {})
  return verdict
}

interface Finished {
  readonly verdict: Verdict
  readonly isWritten: boolean
}

async function finish(provider: Provider, importId: string): Promise<Finished> {
  const verdict = await finishImport(provider, importId)
  return { verdict, isWritten: verdict.errors.length === 0 }
}

/** How often a file is checked again by itself, where the market changes each time meanwhile. */
const MOST_CHECKS = 3

/**
 * Writes a file that was checked. Where the market has changed since, it is checked again, and written where that comes
 * to what was seen before.
 * @param seen what was found by the check before
 * @param verdicts of the parts, as `checkRows` has them
 */
export async function writeChecked(
  provider: Provider,
  kind: Pick<ImportKind, 'call' | 'keys'>,
  file: CheckedFile & { readonly seen: Verdict },
  verdicts: Verdict[],
  tell: Told,
): Promise<Finished> {
  for (let left = MOST_CHECKS; ; left--) {
    try {
      return await finish(provider, file.importId)
    } catch (error) {
      if (!isOutdated(error) || left === 0) throw error
    }
    verdicts.length = 0
    const verdict = await checkRows(provider, kind, file, verdicts, tell)
    const isSame = verdict.errors.length === 0 && verdict.outcomes.join() === file.seen.outcomes.join()
    if (!isSame) return { verdict, isWritten: false }
  }
}
