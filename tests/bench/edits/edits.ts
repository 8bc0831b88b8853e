import { randomUUID } from 'node:crypto'
import { partsOf } from '../../../backoffice/src/import/check-parts.ts'
import type { ImportKind, Verdict } from '../../../backoffice/src/import/import-kind.ts'
import { LISTINGS_IMPORT, OPTIONS_IMPORT, TERMS_IMPORT } from '../../../backoffice/src/import/import-kinds.ts'
import { NEW_LISTINGS, NEW_OPTIONS, NEW_TERMS, OTHER_PRICES } from './import-files.ts'
import type { Ask, Edit } from './measure.ts'

const ROWS = 5000

type Rows = readonly Readonly<Record<string, string | number>>[]

/** An import as the console does it: checked in parts, written at once, and told of. @param file a query for its rows as JSON */
function importing(name: string, kind: ImportKind, file: string): Edit[] {
  let rows: Rows = []
  const id = randomUUID()
  const prepare = async (ask: Ask) => {
    rows = (await ask(file, [ROWS])) as Rows
  }
  const right = (verdict: unknown) => {
    const [error] = (verdict as Verdict).errors
    if (error) throw new Error(`${name}: ${JSON.stringify(error)}`)
  }
  const check = async (call: Ask) => {
    await call('select public.begin_import($1::uuid, $2, $3, $4)', [id, kind.call, name, rows.length])
    for (const part of partsOf([...rows], kind.keys)) {
      const sent = part.map((place) => ({ ...rows[place], line: place + 2 }))
      right(await call(`select public.${kind.call}($1::text::jsonb, $2::uuid)`, [JSON.stringify(sent), id]))
    }
  }
  const write = async (call: Ask) => right(await call('select public.finish_import($1::uuid)', [id]))
  const tell = async (call: Ask) => {
    while (Number(await call('select public.tell_of_imports()')) > 0);
  }
  // Each edit is taken back, so the later ones do the earlier ones first, and do not count them.
  return [
    { name: `check ${name}`, prepare, run: check },
    { name: `write ${name}`, prepare, before: check, run: write },
    {
      name: `tell of ${name}`,
      prepare,
      async before(call) {
        await check(call)
        await write(call)
      },
      run: tell,
    },
  ]
}

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
  ...importing('5,000 new listings', LISTINGS_IMPORT, NEW_LISTINGS),
  ...importing('5,000 other prices', LISTINGS_IMPORT, OTHER_PRICES),
  ...importing('5,000 answers', OPTIONS_IMPORT, NEW_OPTIONS),
  ...importing('5,000 search words', TERMS_IMPORT, NEW_TERMS),
]
