import { IMPORT_ROWS } from '@maveshi/shared/limits'
import { label } from '@maveshi/shared/locale/languages'
import { downloadCsv } from '../../export/csv.ts'
import { fileParts, listingFile, partName } from '../../export/listing-file.ts'
import { useCatalogue } from '../../market/CatalogueGate.tsx'
import { useLanguage } from '../../providers/i18n-provider.ts'
import type { Listing } from '../../providers/listing-rows.ts'

/** Writes listings as files that can be changed and each imported again, their places in the reader's language. */
export function useListingFile(): (listings: readonly Listing[]) => void {
  const language = useLanguage()
  const { states } = useCatalogue()
  const placeOf = ({ place }: Listing) => {
    const name = label(place?.names, language, place?.id)
    const state = states.find(({ id }) => id === place?.parent_id)
    return state ? { state: state.name, district: name } : { state: name, district: '' }
  }
  return (listings) => {
    const parts = fileParts(listings, IMPORT_ROWS)
    for (const [part, rows] of parts.entries())
      downloadCsv(partName('listings', part, parts.length), listingFile(rows, placeOf))
  }
}
