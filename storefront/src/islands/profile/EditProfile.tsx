import type { Translate } from '@maveshi/shared/locale/translate'
import { readAddressProof, readProfile } from '../../data/member/own-profile.ts'
import type { State } from '../../data/rules/states.ts'
import { paths } from '../../paths.ts'
import { type AccountIslandProps, useTranslate } from '../account/account-form.ts'
import { useGuard } from '../account/use-guard.ts'
import { AuthProvider, useAuth } from '../session/auth.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { EmailForm } from './EmailForm.tsx'
import { Loaded } from './Loaded.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { RenewSession } from './RenewSession.tsx'
import { useOwn } from './use-own.ts'

interface EditProfileProps extends AccountIslandProps {
  readonly states: readonly State[]
}

async function readMe() {
  const [profile, isProved] = await Promise.all([readProfile(), readAddressProof()])
  return { profile, isProved }
}

function Forms({ t, states, language }: EditProfileProps & { t: Translate }) {
  const isAllowed = useGuard() === 'allowed'
  if (!isAllowed) return <p role="status">{t('navbar:loading')}</p>
  return <Allowed t={t} states={states} language={language} />
}

function Allowed({ t, states, language }: Pick<EditProfileProps, 'states' | 'language'> & { t: Translate }) {
  const own = useOwn(readMe)
  const { email = '' } = useAuth().user ?? {}
  return (
    <Loaded own={own} t={t}>
      {({ profile, isProved }) => (
        <RenewSession t={t}>
          {(onProblem) => (
            <>
              {profile.isSuspended && <p className="problem">{t('login:errors.suspended')}</p>}
              <DetailsForm profile={profile} states={states} language={language} onProblem={onProblem} t={t} />
              <EmailForm email={email} isProved={isProved} onProblem={onProblem} t={t} />
              <PasswordForm email={email} onProblem={onProblem} t={t} />
              <a className="inline-flex min-h-11 items-center text-leaf underline" href={paths.profile}>
                {t('editProfile:back')}
              </a>
            </>
          )}
        </RenewSession>
      )}
    </Loaded>
  )
}

/** Changes what the market knows of me. */
export function EditProfile(props: EditProfileProps) {
  const t = useTranslate(props)
  return (
    <div className="grid gap-4">
      <AuthProvider>
        <Forms {...props} t={t} />
      </AuthProvider>
    </div>
  )
}
