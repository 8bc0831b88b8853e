import { Box, Chip } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { TABLE_WORDS } from '../../history/entry-words.ts'
import { settingWords, useThingNames } from '../../history/use-sentences.ts'
import { useCatalogue } from '../../market/CatalogueGate.tsx'
import { AUDITED_TABLES, type AuditEntry } from '../../providers/audit.ts'

/** Whether an entry is about a row, itself or by its reports and notes. */
const isAbout = ({ row_id, thing }: AuditEntry, id: string) =>
  [row_id, thing.listing?.id, thing.person?.id].includes(id)

/** What a thing is called, as the filter `thing` names it: where no entry says it, what is of its kind. */
function useNamed(): (thing: string, entries: readonly AuditEntry[]) => string {
  const translate = useTranslate()
  const catalogue = useCatalogue()
  const nameOf = useThingNames()
  return (thing, entries) => {
    const [kind = '', ...rest] = thing.split('/')
    const id = rest.join('/')
    if (kind === 'categories' && id) return catalogue.category(id)
    if (kind === 'settings' && id) return translate(settingWords(id))
    const entry = entries.find((one) => isAbout(one, id))
    const table = AUDITED_TABLES.find((one) => one === kind)
    return entry ? nameOf(entry) : table ? translate(TABLE_WORDS[table]) : thing
  }
}

/** The thing that the list is about alone, and the way back to all. */
export function OneThing() {
  const translate = useTranslate()
  const nameOf = useNamed()
  const { data, filterValues, setFilters } = useListContext<AuditEntry>()
  const { thing, ...others } = filterValues
  if (!thing) return null
  return (
    <Box sx={{ p: 1.5 }}>
      <Chip
        label={<bdi>{translate('admin:history.only', { what: nameOf(String(thing), data ?? []) })}</bdi>}
        onDelete={() => setFilters(others, {})}
        sx={{ maxWidth: '100%' }}
      />
    </Box>
  )
}
