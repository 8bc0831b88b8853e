import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { DecisionDialog } from '../layout/DecisionDialog.tsx'
import { useBackend } from '../providers/backend.ts'
import type { ConsoleDataProvider } from '../providers/data-provider.ts'
import { personRefusal } from '../providers/failures.ts'
import type { Person } from '../providers/people.ts'
import { useRights } from '../providers/rights.ts'
import { useAction } from '../providers/use-action.ts'
import { useNames } from './person-name.tsx'

type Pictured = Pick<Person, 'id' | 'name' | 'avatar_path'>

const SIDE_PX = 96

function RemovePicture({ person }: { person: Pictured }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { isBusy, act } = useAction(personRefusal)
  const [isAsking, setAsking] = useState(false)
  const nameOf = useNames()
  const remove = () =>
    act(() => dataProvider.call('remove_avatar', { profile: person.id }), 'admin:users.pictureRemoved')
  return (
    <>
      <Button color="error" disabled={isBusy} onClick={() => setAsking(true)}>
        {translate('admin:users.removePicture')}
      </Button>
      {isAsking && (
        <DecisionDialog
          title={translate('admin:users.removePictureTitle', { name: nameOf(person) })}
          explanation={translate('admin:users.removePictureExplanation')}
          confirm={translate('admin:users.removePicture')}
          isGrave
          isBusy={isBusy}
          onCancel={() => setAsking(false)}
          onConfirm={() => void remove().then(() => setAsking(false))}
        />
      )}
    </>
  )
}

/** The picture that strangers see of somebody, and the way to take it away. Nothing of somebody who has none. */
export function ReviewedPicture({ person }: { person: Pictured }) {
  const translate = useTranslate()
  const { avatarUrl } = useBackend()
  const { may } = useRights()
  const nameOf = useNames()
  const { avatar_path } = person
  if (!avatar_path) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      <Box
        component="img"
        src={avatarUrl(avatar_path)}
        alt={translate('admin:users.picture', { name: nameOf(person) })}
        width={SIDE_PX}
        height={SIDE_PX}
        sx={{ borderRadius: 1, objectFit: 'cover', bgcolor: 'action.hover' }}
      />
      {may('decisions') && <RemovePicture person={person} />}
    </Box>
  )
}
