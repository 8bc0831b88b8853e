import { useTranslation } from 'react-i18next'
import { readAddressProof, readProfile } from '../../data/member/own-profile.ts'
import type { State } from '../../data/rules/states.ts'
import { paths } from '../../paths.ts'
import { useGuard } from '../account/use-guard.ts'
import { type IslandProps, island } from '../island.tsx'
import { AuthProvider, useAuth } from '../session/auth.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { EmailForm } from './EmailForm.tsx'
import { Loaded } from './Loaded.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { RenewSession } from './RenewSession.tsx'
import { useOwn } from './use-own.ts'

interface EditProfileProps extends Pick<IslandProps, 'language'> {
  readonly states: readonly State[]
}

async function readMe() {
  const [profile, isProved] = await Promise.all([readProfile(), readAddressProof()])
  return { profile, isProved }
}

function Forms({ states, language }: EditProfileProps) {
  const { t } = useTranslation()
  const isAllowed = useGuard() === 'allowed'
  if (!isAllowed) return <p role="status">{t('navbar:loading')}</p>
  return <Allowed states={states} language={language} />
}

function Allowed({ states, language }: Pick<EditProfileProps, 'states' | 'language'>) {
  const { t } = useTranslation()
  const own = useOwn(readMe)
  const { email = '' } = useAuth().user ?? {}
  return (
    <Loaded own={own}>
      {({ profile, isProved }) => (
        <RenewSession>
          {(onProblem) => (
            <>
              {profile.isSuspended && <p className="problem">{t('login:errors.suspended')}</p>}
              <DetailsForm profile={profile} states={states} language={language} onProblem={onProblem} />
              <EmailForm email={email} isProved={isProved} onProblem={onProblem} />
              <PasswordForm email={email} onProblem={onProblem} />
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
export const EditProfile = island(function EditProfile(props: EditProfileProps) {
  return (
    <div className="grid gap-4">
      <AuthProvider>
        <Forms {...props} />
      </AuthProvider>
    </div>
  )
})
