import { dayInIndia, type MovementNotice } from '@maveshi/shared/listing/movement-notice'
import { newId } from '@maveshi/shared/listing/typed'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, useDataProvider, useTranslate } from 'react-admin'
import { ListRows } from '../../layout/ListRows.tsx'
import { SmallList } from '../../layout/SmallList.tsx'
import { Failure, Waiting } from '../../layout/states.tsx'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { readingFailure } from '../../providers/failures.ts'
import { NoticeCard } from './NoticeCard.tsx'
import { NoticeDialog } from './NoticeDialog.tsx'
import { NoticeFilters } from './NoticeFilters.tsx'
import { type NoticeRow, useNoticeExporter } from './notice-export.ts'
import { type NoticeChoices, useNoticeChoices } from './use-notice-choices.ts'
import { useSaving } from './use-saving.ts'

const SORT_FIELDS = ['ends_on', 'starts_on']

function newNotice(): MovementNotice {
  const today = dayInIndia(new Date())
  return { id: newId(), categories: [], place_ids: [], starts_on: today, ends_on: '', texts: {} }
}

/** Only the columns that are written, without what the database fills in itself. */
function written({ id, categories, place_ids, starts_on, ends_on, texts }: MovementNotice): MovementNotice {
  return { id, categories, place_ids, starts_on, ends_on, texts }
}

const byList = { display: 'grid', gap: 1, p: 0, m: 0 } as const

function NoticeRows({ choices, onEdit }: { choices: NoticeChoices; onEdit: (notice: MovementNotice) => void }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const [toDelete, setToDelete] = useState<MovementNotice>()
  const { isBusy, save } = useSaving()
  const remove = ({ id }: MovementNotice) =>
    void save(() => dataProvider.deleteNotice(id), 'admin:settings.deleted').then(() => setToDelete(undefined))
  return (
    <>
      <ListRows<NoticeRow> nothing="admin:settings.noNotices" noMatch="admin:settings.noNoticeMatches">
        {(notices) => (
          <Box component="ul" sx={byList}>
            {notices.map((notice) => (
              <NoticeCard
                key={notice.id}
                {...{ notice, choices }}
                onEdit={() => onEdit(written(notice))}
                onDelete={() => setToDelete(notice)}
              />
            ))}
          </Box>
        )}
      </ListRows>
      <Confirm
        isOpen={toDelete !== undefined}
        loading={isBusy}
        title={translate('admin:settings.deleteTitle')}
        content={translate('admin:settings.deleteText')}
        onConfirm={() => toDelete && remove(toDelete)}
        onClose={() => setToDelete(undefined)}
      />
    </>
  )
}

function NoticeList({ choices }: { choices: NoticeChoices }) {
  const translate = useTranslate()
  const [edited, setEdited] = useState<MovementNotice>()
  return (
    <SmallList<NoticeRow>
      resource="movement_notices"
      storeKey="settings.notices"
      sort={{ field: 'ends_on', order: 'DESC' }}
      exporter={useNoticeExporter(choices)}
      filters={<NoticeFilters choices={choices} />}
      sortFields={SORT_FIELDS}
      tools={
        <Button variant="contained" onClick={() => setEdited(newNotice())}>
          {translate('admin:settings.newNotice')}
        </Button>
      }
    >
      <NoticeRows choices={choices} onEdit={setEdited} />
      {edited && <NoticeDialog notice={edited} choices={choices} onClose={() => setEdited(undefined)} />}
    </SmallList>
  )
}

/** Where which animals may not be moved, or only with papers: shown on the listings concerned. */
export function Notices() {
  const { choices, error, retry } = useNoticeChoices()
  if (choices) return <NoticeList choices={choices} />
  return error ? <Failure sentence={readingFailure(error)} retry={retry} /> : <Waiting />
}
