import { CatalogueGate } from '../market/CatalogueGate.tsx'
import { FindField } from './FindField.tsx'

/** What the dialog holds, once the words of the catalogue are there. */
export function Finder({ close }: { close: () => void }) {
  return (
    <CatalogueGate>
      <FindField close={close} />
    </CatalogueGate>
  )
}
