import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Suspense, useState } from 'react'
import { type Exporter, useTranslate } from 'react-admin'
import { Awaited } from '../layout/Awaited.tsx'
import { screen } from '../layout/screen.ts'
import { ToolButton } from '../layout/ToolButton.tsx'
import type { ImportKind } from './import-kind.ts'

const ImportDialog = screen(() => import('./ImportDialog.tsx'), 'ImportDialog')

interface ImportButtonProps {
  readonly kind: ImportKind
  /** Writes the list's rows as a file that can be imported, where the list's own export is another. */
  readonly exporter?: Exporter
}

/** Opens the import beside a list: it offers the list's rows as a file to begin with. */
export function ImportButton(props: ImportButtonProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ToolButton
        aria-haspopup="dialog"
        words={translate('admin:import.button')}
        icon={<UploadIcon />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={<Awaited waiting={null} />}>
          <ImportDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
