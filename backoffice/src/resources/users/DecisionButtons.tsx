import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { DecisionDialog } from '../../layout/DecisionDialog.tsx'
import { Panel } from '../../layout/Panel.tsx'
import type { Person } from '../../providers/people.ts'
import { useRights } from '../../providers/rights.ts'
import { type Decisions, useDecisions } from './decisions.ts'
import { RolesDialog } from './RolesDialog.tsx'
import { useUserWords } from './user-words.ts'

/** As long as the database keeps it. */
const REASON_CHARACTERS_MAX = 500

type Question = 'suspend' | 'lift' | 'takeRights'

interface Asked {
  readonly title: string
  readonly explanation: string
  readonly confirm: string
  readonly isGrave?: boolean
  readonly note?: 'needed' | 'optional'
  decide(decisions: Decisions, note: string): Promise<void>
}

const QUESTIONS: Readonly<Record<Question, Asked>> = {
  suspend: {
    title: 'admin:users.suspendTitle',
    explanation: 'admin:users.suspendExplanation',
    confirm: 'admin:users.suspend',
    isGrave: true,
    note: 'needed',
    decide: (decisions, note) => decisions.suspend(note),
  },
  lift: {
    title: 'admin:users.liftTitle',
    explanation: 'admin:users.liftExplanation',
    confirm: 'admin:users.lift',
    note: 'optional',
    decide: (decisions, note) => decisions.liftSuspension(note),
  },
  takeRights: {
    title: 'admin:users.takeRightsTitle',
    explanation: 'admin:users.takeRightsExplanation',
    confirm: 'admin:users.takeRights',
    isGrave: true,
    decide: (decisions) => decisions.takeRights(),
  },
}

interface QuestionDialogProps {
  readonly person: Person
  readonly asked: Asked
  readonly decisions: Decisions
  readonly close: () => void
}

function QuestionDialog({ person, asked, decisions, close }: QuestionDialogProps) {
  const translate = useTranslate()
  const { name } = useUserWords()(person)
  const missing = asked.note === 'needed' ? { missing: translate('admin:users.reasonRequired') } : {}
  const note = asked.note && {
    label: translate(asked.note === 'needed' ? 'admin:users.reason' : 'admin:users.reasonOptional'),
    hint: translate('admin:users.reasonHint'),
    charactersMax: REASON_CHARACTERS_MAX,
    ...missing,
  }
  return (
    <DecisionDialog
      title={translate(asked.title, { name })}
      explanation={translate(asked.explanation)}
      confirm={translate(asked.confirm)}
      isGrave={asked.isGrave ?? false}
      isBusy={decisions.isBusy}
      note={note}
      onCancel={close}
      onConfirm={({ note: words }) => void asked.decide(decisions, words).then(close)}
    />
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

/** What whoever is here may decide about a person: about administrators, owners alone. */
function useQuestions(person: Person): readonly Question[] {
  const { may } = useRights()
  if (person.is_admin && !may('roles')) return []
  const rights: readonly Question[] = person.is_admin ? ['takeRights'] : []
  if (!person.suspended_at) return ['suspend', ...rights]
  return may('pardons') || person.is_own_suspension ? ['lift', ...rights] : rights
}

/** Why something cannot be decided here, and by whom it can; nothing where all of it can. */
function Others({ person }: { person: Person }) {
  const translate = useTranslate()
  const { may } = useRights()
  const isForOwners = person.is_admin && !may('roles')
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

/** What can be done about a person. */
export function DecisionButtons({ person }: { person: Person }) {
  const translate = useTranslate()
  const { may } = useRights()
  const decisions = useDecisions(person)
  const questions = useQuestions(person)
  const [question, setQuestion] = useState<Question | null>(null)
  return (
    <Panel title="admin:users.decisions">
      <Others person={person} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {questions.map((one) => (
          <Button
            key={one}
            variant="outlined"
            color={QUESTIONS[one].isGrave ? 'error' : 'primary'}
            disabled={decisions.isBusy}
            onClick={() => setQuestion(one)}
          >
            {translate(QUESTIONS[one].confirm)}
          </Button>
        ))}
        <RolesButton person={person} decisions={decisions} />
        {may('registrations') && <RegistrationButton person={person} decisions={decisions} />}
        <Button color="error" disabled={decisions.isBusy} onClick={() => void decisions.deleteAccount()}>
          {translate('admin:users.deleteAccount')}
        </Button>
      </Box>
      {question && (
        <QuestionDialog
          person={person}
          asked={QUESTIONS[question]}
          decisions={decisions}
          close={() => setQuestion(null)}
        />
      )}
    </Panel>
  )
}
