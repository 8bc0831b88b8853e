import { ROOT } from '../supabase/local/environment.ts'
import { definitions } from '../supabase/schema/definitions.ts'

/** Where the schema defines what is named, the definition that counts last: `npx pnpm@12 where <part of a name>`. */
const wanted = process.argv[2]
if (!wanted) {
  console.error('Say what: npx pnpm@12 where submit_listing')
  process.exit(1)
}
const found = definitions(ROOT).filter(({ name }) => name.includes(wanted))
for (const { kind, name, file, line } of found) console.log(`${file}:${line}  ${kind} ${name}`)
if (found.length === 0) {
  console.error(`The schema defines nothing whose name contains "${wanted}".`)
  process.exit(1)
}
