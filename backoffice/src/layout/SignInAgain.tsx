import { problemSentence } from '@maveshi/shared/refusal/account-sentences'
import { Alert, TextField, Typography } from '@mui/material'
import { useState, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { useBackend } from '../providers/backend.ts'
import { refusalOf } from '../providers/refusal-of.ts'
import { type Worker, workerReturn } from '../providers/return.ts'
import { FormDialog } from './FormDialog.tsx'
import { useUnsaved, useUnsavedWords } from './unsaved.ts'

/** Signs in as somebody. Who is not the one before begins anew, with nothing of theirs. */
function useSignIn() {
  const { access } = useBackend()
  const { discard } = useUnsavedWords()
  const translate = useTranslate()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const signIn = async (email: string, password: string) => {
    setBusy(true)
    setProblem(undefined)
    try {
      if ((await access.signInAgain(email, password)) === 'same') return
      discard()
      window.location.reload()
    } catch (error) {
      console.error(error)
      setProblem(problemSentence(refusalOf(error), translate))
      setBusy(false)
    }
  }
  return { problem, setProblem, isBusy, signIn }
}

/** Asks for the password where somebody is, who then goes on there. */
function SignInDialog({ worker }: { worker: Worker }) {
  const translate = useTranslate()
  const { access } = useBackend()
  const { ask, discard } = useUnsavedWords()
  const { problem, setProblem, isBusy, signIn } = useSignIn()
  const [email, setEmail] = useState(worker.email)
  const [password, setPassword] = useState('')
  const isOther = email.trim().toLowerCase() !== worker.email.toLowerCase()
  // What waits to be done goes with the page, too.
  useUnsaved(true)
  const cancel = async () => {
    if (!(await ask())) return
    discard()
    access.leaveForLogin()
  }
  const submit = () => {
    if (!email.trim()) return setProblem(translate('login:errors.emailRequired'))
    if (!password) return setProblem(translate('login:errors.passwordRequired'))
    void signIn(email.trim(), password)
  }
  return (
    <FormDialog
      title={translate('login:sessionEnded.title')}
      width="xs"
      isBusy={isBusy}
      isUnsaved={false}
      submit={translate(isBusy ? 'login:busy' : 'login:sessionEnded.goOn')}
      onClose={() => void cancel()}
      onSubmit={submit}
    >
      <Typography>{translate('admin:signInAgain.waits')}</Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <TextField
        label={translate('login:email')}
        type="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        helperText={isOther ? translate('admin:signInAgain.other') : undefined}
        slotProps={{ htmlInput: { autoComplete: 'username', dir: 'ltr' } }}
      />
      <TextField
        label={translate('login:password')}
        type="password"
        autoFocus
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'current-password', dir: 'ltr' } }}
      />
    </FormDialog>
  )
}

/** Asks for the password when the session has ended in the middle of something. */
export function SignInAgain() {
  const worker = useSyncExternalStore(workerReturn.subscribe, workerReturn.asked)
  return worker ? <SignInDialog worker={worker} /> : null
}
