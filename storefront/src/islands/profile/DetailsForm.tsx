import { ROLES } from '@maveshi/shared/access/roles'
import { NEXT_TOAST_KEY } from '@maveshi/shared/access/session'
import { NAME_CHARACTERS } from '@maveshi/shared/limits'
import { isLanguage, type Language } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Profile, type ProfileChanges, updateProfile } from '../../data/member/own-profile.ts'
import type { State } from '../../data/rules/states.ts'
import { inLanguage, paths } from '../../paths.ts'
import { leaveFor, useAccountForm } from '../account/account-form.ts'
import { nameProblem } from '../account/name-problem.ts'
import { problemSentences, type Sentences } from '../account/problems.ts'
import { DistrictSelect } from '../form/DistrictSelect.tsx'
import { Field } from '../form/Field.tsx'
import { LanguageSelect } from '../form/LanguageSelect.tsx'
import { PhoneFields, phoneProblem, readNumbers } from '../form/PhoneFields.tsx'
import { RoleSelect } from '../form/RoleSelect.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useTypedWords } from '../form/typed-words.ts'
import { AvatarPicker } from './AvatarPicker.tsx'
import type { OnProblem } from './RenewSession.tsx'
import { Problem, Section } from './Section.tsx'

interface DetailsFormProps {
  readonly profile: Profile
  readonly states: readonly State[]
  /** The language of the page. */
  readonly language: Language
  readonly onProblem: OnProblem
}

type Values = Readonly<Record<string, string>>

function check({ name = '', phone = '', whatsapp }: Values, t: Translate): Sentences {
  return {
    name: nameProblem(name, t),
    phone: phoneProblem(phone, t),
    whatsapp: whatsapp ? phoneProblem(whatsapp, t) : undefined,
  }
}

function changesOf(values: Values, { language, role }: Profile): ProfileChanges {
  return {
    ...readNumbers(values),
    name: values.name ?? '',
    role: ROLES.find((one) => one === values.role) ?? role,
    placeId: values.place || null,
    language: isLanguage(values.language) ? values.language : language,
  }
}

/** Who I am to others, and the language in which the market speaks to me. */
export function DetailsForm({ profile, states, language, onProblem }: DetailsFormProps) {
  const { t } = useTranslation()
  const { problems, isBusy, onSubmit } = useAccountForm(
    (values) => check(values, t),
    async (values) => {
      const changes = changesOf(values, profile)
      const problem = await updateProfile(changes)
      if (problem) {
        onProblem(problem)
        return problemSentences(problem, t)
      }
      sessionStorage.setItem(NEXT_TOAST_KEY, 'profileSaved.text')
      return leaveFor(changes.language === language ? paths.profile : inLanguage(paths.profile, changes.language))
    },
  )
  const form = useRef<HTMLFormElement>(null)
  useTypedWords(form)
  return (
    <Section title={t('editProfile:details')}>
      <AvatarPicker url={profile.avatarUrl} />
      <form ref={form} method="post" className="grid gap-4" onSubmit={onSubmit} noValidate>
        <Field id="name" label={t('register:name')} problem={problems.name}>
          {(control) => (
            <input
              {...control}
              name="name"
              autoComplete="name"
              maxLength={NAME_CHARACTERS}
              defaultValue={profile.name}
              className="control"
            />
          )}
        </Field>
        <PhoneFields problems={problems} phone={profile.phone} whatsapp={profile.whatsapp} asksForAnother />
        <Field id="role" label={t('register:role')}>
          {(control) => <RoleSelect control={control} value={profile.role} />}
        </Field>
        <Field id="place" label={t('register:place')}>
          {(control) => (
            <DistrictSelect
              control={control}
              states={states}
              none={t('register:choosePlace')}
              initial={profile.placeId ?? ''}
            />
          )}
        </Field>
        <Field id="language" label={t('register:language')}>
          {(control) => <LanguageSelect control={control} value={profile.language} />}
        </Field>
        <Problem text={problems.form} />
        <SubmitButton isBusy={isBusy} text={t('editProfile:save')} busyText={t('login:busy')} />
      </form>
    </Section>
  )
}
