import { IMPORT_ROWS } from '@maveshi/shared/limits'
import { formatNumber } from '@maveshi/shared/locale/format'
import { joinList } from '@maveshi/shared/locale/list'
import DownloadIcon from '@mui/icons-material/GetApp'
import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import { type DragEvent, useRef, useState } from 'react'
import { type Exporter, useTranslate } from 'react-admin'
import { useExport } from '../layout/use-export.ts'
import { useLanguage } from '../providers/i18n-provider.ts'
import { fileProblemText } from './file-problem.ts'
import type { ImportKind } from './import-kind.ts'
import { LastImport } from './LastImport.tsx'
import type { Import } from './use-import.ts'

/** Where fingers press, no file can be dragged. */
const NO_DRAGGING = '@media (pointer: coarse)'

interface ChooseFileProps {
  readonly kind: ImportKind
  readonly exporter: Exporter | undefined
  readonly work: Import
}

/** What a file looks like, and the list as one to begin with. */
function Explanation({ kind, exporter }: Omit<ChooseFileProps, 'work'>) {
  const translate = useTranslate()
  const language = useLanguage()
  const { isDisabled, run } = useExport(exporter, IMPORT_ROWS)
  return (
    <>
      <Typography>{translate(kind.hint, { needed: joinList(kind.needed, language) })}</Typography>
      <Typography color="textSecondary">
        {translate('admin:import.bounds', { rows: formatNumber(IMPORT_ROWS) })}
      </Typography>
      {kind.note && (
        <Alert severity="info" variant="outlined">
          {translate(kind.note)}
        </Alert>
      )}
      <Button startIcon={<DownloadIcon />} disabled={isDisabled} onClick={run} sx={{ justifySelf: 'start' }}>
        {translate('admin:import.download')}
      </Button>
    </>
  )
}

/** A box into which a file can be dropped, and the button for everybody who has no mouse. */
function DropBox({ work }: { work: Import }) {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const name = work.file?.name ?? work.refused?.name
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file && !work.isBusy) work.choose(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.hover' : 'transparent',
        borderRadius: 2,
        p: { xs: 2, sm: work.file ? 2 : 4 },
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        hidden
        aria-label={translate('admin:import.choose')}
        onChange={({ target }) => {
          take(target.files)
          target.value = ''
        }}
      />
      <Typography
        color="textSecondary"
        sx={{ overflowWrap: 'anywhere', ...(name ? {} : { [NO_DRAGGING]: { display: 'none' } }) }}
      >
        {name ? <bdi>{name}</bdi> : translate('admin:import.drop')}
      </Typography>
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        disabled={work.isBusy}
        onClick={() => input.current?.click()}
      >
        {work.file || work.refused ? translate('admin:import.other') : translate('admin:import.choose')}
      </Button>
    </Box>
  )
}

/** The first step, which stays open: a mended file is chosen in the same place. */
export function ChooseFile({ kind, exporter, work }: ChooseFileProps) {
  const translate = useTranslate()
  const language = useLanguage()
  return (
    <>
      {work.last && <LastImport last={work.last} />}
      {!work.file && <Explanation kind={kind} exporter={exporter} />}
      <DropBox work={work} />
      {work.refused && (
        <Alert severity="error" role="alert">
          {fileProblemText(work.refused.problem, language, translate)}
        </Alert>
      )}
    </>
  )
}
