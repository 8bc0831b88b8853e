import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import { DecisionDialog } from '../../layout/DecisionDialog.tsx'
import { Panel } from '../../layout/Panel.tsx'
import { useNames } from '../../market/person-name.tsx'
import { SuspensionButton } from '../../market/SuspensionButton.tsx'
import { TakeoverCode } from '../../market/TakeoverCode.tsx'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { personRefusal } from '../../providers/failures.ts'
import type { Person } from '../../providers/people.ts'
import { useRights } from '../../providers/rights.ts'
import { type Decisions, useDecisions } from './decisions.ts'
import { RolesDialog } from './RolesDialog.tsx'

/** Ends that somebody is an administrator, after asking. */
function TakeRightsButton({ person, decisions }: { person: Person; decisions: Decisions }) {
  const translate = useTranslate()
  const nameOf = useNames()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="outlined" color="error" disabled={decisions.isBusy} onClick={() => setAsking(true)}>
        {translate('admin:users.takeRights')}
      </Button>
      {isAsking && (
        <DecisionDialog
          title={translate('admin:users.takeRightsTitle', { name: nameOf(person) })}
          explanation={translate('admin:users.takeRightsExplanation')}
          confirm={translate('admin:users.takeRights')}
          isGrave
          isBusy={decisions.isBusy}
          onCancel={close}
          onConfirm={() => void decisions.takeRights().then(close)}
        />
      )}
    </>
  )
}

const REGISTERED_ROLES: ReadonlySet<string> = new Set(['veterinarian', 'ai-technician'])

/** For those whose work needs a registration, and whoever was marked before. */
function RegistrationButton({ person, decisions }: { person: Person; decisions: Decisions }) {
  const translate = useTranslate()
  const isVerified = person.registration_verified_at !== null
  if (!isVerified && !REGISTERED_ROLES.has(person.role)) return null
  return (
    <Button
      variant="outlined"
      disabled={decisions.isBusy}
      onClick={() => void decisions.verifyRegistration(!isVerified)}
    >
      {translate(isVerified ? 'admin:users.uncheckRegistration' : 'admin:users.checkRegistration')}
    </Button>
  )
}

/** Why something cannot be decided here, and by whom it can; nothing where all of it can. */
function Others({ person }: { person: Person }) {
  const translate = useTranslate()
  const { may, mayDecideAbout } = useRights()
  const isForOwners = !mayDecideAbout(person)
  const isForOthers = person.suspended_at && !may('pardons') && !person.is_own_suspension
  if (!isForOwners && !isForOthers) return null
  return (
    <Typography color="textSecondary" sx={{ mb: 1 }}>
      {translate(isForOwners ? 'admin:roles.ownersOnly' : 'admin:roles.lifters')}
    </Typography>
  )
}

/** Gives roles, or others than somebody has. */
function RolesButton({ person, decisions }: { person: Person; decisions: Decisions }) {
  const translate = useTranslate()
  const { may } = useRights()
  const [isOpen, setOpen] = useState(false)
  if (!may('roles')) return null
  return (
    <>
      <Button variant="outlined" disabled={decisions.isBusy} onClick={() => setOpen(true)}>
        {translate(person.is_admin ? 'admin:roles.change' : 'admin:users.makeAdministrator')}
      </Button>
      {isOpen && <RolesDialog person={person} decisions={decisions} close={() => setOpen(false)} />}
    </>
  )
}

/** Makes another code for somebody who has not taken over their account, and shows it. */
function TakeoverButton({ person }: { person: Person }) {
  const translate = useTranslate()
  const nameOf = useNames()
  const { renewTakeoverCode } = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const [code, setCode] = useState('')
  async function renew() {
    setBusy(true)
    try {
      setCode(await renewTakeoverCode(person.id))
    } catch (error) {
      notify(personRefusal(error), { type: 'error' })
    }
    setBusy(false)
  }
  return (
    <>
      <Button variant="outlined" disabled={isBusy} onClick={() => void renew()}>
        {translate('admin:takeover.renew')}
      </Button>
      {code && <TakeoverCode name={nameOf(person)} code={code} onTold={() => setCode('')} />}
    </>
  )
}

/** What can be done about a person. */
export function DecisionButtons({ person }: { person: Person }) {
  const translate = useTranslate()
  const { may, mayDecideAbout } = useRights()
  const decisions = useDecisions(person)
  const mayDecide = mayDecideAbout(person)
  const mayEnd = !person.suspended_at || may('pardons') || person.is_own_suspension
  return (
    <Panel title="admin:users.decisions">
      <Others person={person} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mayDecide && mayEnd && <SuspensionButton person={person} isSuspended={person.suspended_at !== null} />}
        {mayDecide && person.is_admin && <TakeRightsButton person={person} decisions={decisions} />}
        <RolesButton person={person} decisions={decisions} />
        {may('listingForOthers') && person.waits_for_takeover && <TakeoverButton person={person} />}
        {may('registrations') && <RegistrationButton person={person} decisions={decisions} />}
        <Button
          variant="outlined"
          color="error"
          disabled={decisions.isBusy}
          onClick={() => void decisions.deleteAccount()}
        >
          {translate('admin:users.deleteAccount')}
        </Button>
      </Box>
    </Panel>
  )
}
