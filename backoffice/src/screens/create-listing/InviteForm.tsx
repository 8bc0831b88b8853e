import { NAME_CHARACTERS } from '@maveshi/shared/limits'
import { parseMobileNumber } from '@maveshi/shared/locale/parse'
import { Alert, Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material'
import { type FormEvent, useEffect, useState } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import { useUnsaved } from '../../layout/unsaved.ts'
import { TakeoverCode } from '../../market/TakeoverCode.tsx'
import type { FoundSeller } from '../../providers/assisted-listings.ts'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { focusFirst, inputId } from './input-id.ts'
import { invitationFailure, invitationProblems, isRefusedName, type TypedInvitation } from './invitation.ts'
import { LanguageInput } from './LanguageInput.tsx'

interface InviteFormProps {
  /** What was looked for and not found. */
  readonly begun: Partial<TypedInvitation>
  readonly onInvited: (seller: FoundSeller) => void
  readonly onCancel: () => void
}

/** Invites, and says beside the fields, or below, why it did not work. */
function useInvite(onInvited: InviteFormProps['onInvited']) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ readonly words: string; readonly message: string }>()
  const [refusedName, setRefusedName] = useState<string>()
  const [added, setAdded] = useState<{ readonly seller: FoundSeller; readonly code: string }>()
  async function invite(typed: TypedInvitation) {
    setBusy(true)
    setFailure(undefined)
    const phone = parseMobileNumber(typed.phone) ?? ''
    const whatsapp = typed.hasWhatsapp ? phone : null
    const person = { phone, whatsapp, language: typed.language, name: typed.name.trim() }
    const email = typed.email.trim().toLowerCase()
    try {
      if (!email) {
        setAdded(await dataProvider.addTelephoneSeller(person))
        return
      }
      const { seller, isMailed } = await dataProvider.inviteSeller({ ...person, email })
      if (isMailed) notify('admin:createListing.invited', { type: 'success', messageArgs: { email } })
      else notify('admin:createListing.notMailed', { type: 'warning', messageArgs: { email } })
      onInvited(seller)
    } catch (error) {
      if (isRefusedName(error)) setRefusedName(person.name)
      else setFailure(invitationFailure(error))
    } finally {
      setBusy(false)
    }
  }
  useEffect(() => {
    if (refusedName) focusFirst(['name'])
  }, [refusedName])
  return { isBusy, failure, refusedName, added, invite }
}

/** Makes an account for somebody who has none, as they say it on the telephone. */
export function InviteForm({ begun, onInvited, onCancel }: InviteFormProps) {
  const translate = useTranslate()
  const reader = useLanguage()
  const [first] = useState<TypedInvitation>({
    ...{ name: '', phone: '', email: '', language: reader, hasWhatsapp: true },
    ...begun,
  })
  const [typed, setTyped] = useState(first)
  const [isChecked, setChecked] = useState(false)
  const { isBusy, failure, refusedName, added, invite } = useInvite(onInvited)
  useUnsaved(typed !== first)
  const found = invitationProblems(typed, refusedName)
  const problems = isChecked ? found : {}
  const change = (changes: Partial<TypedInvitation>) => setTyped((before) => ({ ...before, ...changes }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const fields = Object.keys(found)
    if (fields.length) focusFirst(fields)
    else void invite(typed)
  }
  const field = (name: 'name' | 'phone' | 'email', label: string) => ({
    id: inputId(name),
    label,
    value: typed[name],
    error: Boolean(problems[name]),
    helperText: problems[name] && translate(problems[name]),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="h3">{translate('admin:createListing.invite')}</Typography>
      <Typography color="textSecondary">{translate('admin:createListing.inviteHint')}</Typography>
      <TextField
        {...field('name', translate('admin:createListing.name'))}
        slotProps={{ htmlInput: { maxLength: NAME_CHARACTERS, autoComplete: 'off' } }}
      />
      <TextField
        {...field('phone', translate('admin:createListing.phone'))}
        slotProps={{ htmlInput: { inputMode: 'tel', dir: 'ltr', autoComplete: 'off' } }}
      />
      <FormControlLabel
        control={<Checkbox checked={typed.hasWhatsapp} onChange={(_event, hasWhatsapp) => change({ hasWhatsapp })} />}
        label={translate('admin:createListing.hasWhatsapp')}
        sx={{ minHeight: 44 }}
      />
      <TextField
        {...field('email', translate('admin:createListing.email'))}
        type="email"
        slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off' } }}
      />
      <LanguageInput
        field="sellerLanguage"
        label={translate('admin:createListing.sellerLanguage')}
        value={typed.language}
        onChange={(language) => change({ language })}
      />
      {failure && <Alert severity="error">{translate(failure.words, { message: failure.message })}</Alert>}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {translate(typed.email.trim() ? 'admin:createListing.sendInvitation' : 'admin:createListing.addPerson')}
        </Button>
        <Button onClick={onCancel} disabled={isBusy}>
          {translate('buttons:cancel')}
        </Button>
      </Box>
      {added && <TakeoverCode name={typed.name} code={added.code} onTold={() => onInvited(added.seller)} />}
    </Box>
  )
}
