import { partsOf } from '../../../backoffice/src/import/check-parts.ts'
import type { ImportKind, Verdict } from '../../../backoffice/src/import/import-kind.ts'
import { LISTINGS_IMPORT, OPTIONS_IMPORT, TERMS_IMPORT } from '../../../backoffice/src/import/import-kinds.ts'
import { NEW_LISTINGS, NEW_OPTIONS, NEW_TERMS, OTHER_PRICES } from './import-files.ts'
import type { Ask, Edit } from './measure.ts'

const ROWS = 5000

/** An import as the console does it: checked in parts, then written. @param file a query for its rows as JSON */
function importing(name: string, kind: ImportKind, file: string): Edit {
  let rows: Record<string, string | number>[] = []
  const send = async (call: Ask, sent: typeof rows, isTrial: boolean) => {
    const text = `select public.${kind.call}($1::text::jsonb, ${isTrial})`
    const { errors } = (await call(text, [JSON.stringify(sent)])) as Verdict
    if (errors.length) throw new Error(`${name}: ${JSON.stringify(errors[0])}`)
  }
  return {
    name,
    async prepare(ask) {
      rows = ((await ask(file, [ROWS])) as typeof rows).map((row, at) => ({ ...row, line: at + 2 }))
    },
    async run(call) {
      for (const part of partsOf(rows, kind.keys)) {
        await send(
          call,
          part.flatMap((place) => rows[place] ?? []),
          true,
        )
      }
    },
  }
}

/** The same, written alone. */
function writing(name: string, kind: ImportKind, file: string): Edit {
  const checked = importing(name, kind, file)
  let rows: unknown
  return {
    name,
    async prepare(ask) {
      rows = await ask(file, [ROWS])
    },
    async run(call) {
      const verdict = (await call(`select public.${kind.call}($1::text::jsonb, false)`, [
        JSON.stringify(rows),
      ])) as Verdict
      if (verdict.errors.length) throw new Error(`${checked.name}: ${JSON.stringify(verdict.errors[0])}`)
    },
  }
}

const both = (name: string, kind: ImportKind, file: string): Edit[] => [
  importing(`check ${name}`, kind, file),
  writing(`write ${name}`, kind, file),
]

/** The answer that the most listings give, and another one of its question. */
const MOST_USED = `
  select jsonb_build_array(used.id, (
    select min(id) from public.dropdown_options as other where other.field_key = used.field_key and other.id <> used.id
  ))
  from (
    select option.id, option.field_key from private.listing_answers join public.dropdown_options as option
    using (field_key, value) group by option.id order by count(*) desc limit 1
  ) as used`

/** The word that the most listings hold of those that mean nothing yet. */
const COMMON_WORD = `
  select word from ts_stat('select search from private.listing_search') as held
  where word !~ '=|~|[0-9]' and char_length(word) > 2
    and not exists (select 1 from private.search_terms where normal = held.word)
  order by ndoc desc limit 1`

let chosen: unknown

/** What changes many rows, at its worst. */
export const EDITS: readonly Edit[] = [
  {
    name: 'merge the commonest answer into another',
    async prepare(ask) {
      chosen = await ask(MOST_USED)
    },
    async run(call) {
      let isDone = false
      while (!isDone) {
        const step = await call('select public.merge_dropdown_options($1, $2)', chosen as unknown[])
        isDone = (step as { is_done: boolean }).is_done
      }
    },
  },
  {
    name: 'delete the search word cow',
    run: async (call) => void (await call("delete from public.search_lexicon where concept = 'cow' and term = 'cow'")),
  },
  {
    name: 'add the commonest word, and delete it',
    async prepare(ask) {
      chosen = await ask(COMMON_WORD)
    },
    async run(call) {
      await call("insert into public.search_lexicon (concept, term, language) values ('tractor', $1, 'en')", [chosen])
      await call('delete from public.search_lexicon where term = $1', [chosen])
    },
  },
  ...both('5,000 new listings', LISTINGS_IMPORT, NEW_LISTINGS),
  ...both('5,000 other prices', LISTINGS_IMPORT, OTHER_PRICES),
  ...both('5,000 answers', OPTIONS_IMPORT, NEW_OPTIONS),
  ...both('5,000 search words', TERMS_IMPORT, NEW_TERMS),
]
