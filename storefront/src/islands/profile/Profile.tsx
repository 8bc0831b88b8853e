import { formatDate, formatMobileNumber } from '@maveshi/shared/locale/format'
import { type Language, languageFacts } from '@maveshi/shared/locale/languages'
import { joinList } from '@maveshi/shared/locale/list'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Profile as OwnProfile, readProfile } from '../../data/member/own-profile.ts'
import type { State } from '../../data/rules/states.ts'
import { paths } from '../../paths.ts'
import { useGuard } from '../account/use-guard.ts'
import { type IslandProps, island } from '../island.tsx'
import { AuthProvider, useAuth } from '../session/auth.tsx'
import { Avatar } from './Avatar.tsx'
import { DataExport } from './DataExport.tsx'
import { Deletion } from './Deletion.tsx'
import { Loaded } from './Loaded.tsx'
import { useOwn } from './use-own.ts'

interface ProfileProps extends Pick<IslandProps, 'language'> {
  readonly states: readonly State[]
}

function placeName(placeId: string | null, states: readonly State[], language: Language): string | undefined {
  for (const { name, districts } of states) {
    const district = districts.find(({ id }) => id === placeId)
    if (district) return joinList([district.name, name], language)
  }
  return undefined
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-t border-line py-2 sm:grid-cols-[12rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 font-semibold">{children}</dd>
    </div>
  )
}

/** Numbers and addresses read from the left in every language. */
function Latin({ text, none }: { text: string | null | undefined; none: string }) {
  return text ? <bdi dir="ltr">{text}</bdi> : <span className="text-muted">{none}</span>
}

interface CardProps {
  readonly me: OwnProfile
  readonly states: readonly State[]
  readonly language: Language
}

function Card({ me, states, language }: CardProps) {
  const { t } = useTranslation()
  const none = t('profile:none')
  const { email = '' } = useAuth().user ?? {}
  return (
    <section className="card p-5">
      <div className="mb-4 flex items-center gap-4">
        <Avatar url={me.avatarUrl} />
        <div className="min-w-0">
          <h2 className="text-2xl">{me.name || email}</h2>
          <p className="text-muted">{t(`listing:seller.roles.${me.role}`)}</p>
          <p className="text-muted">{t('profile:since', { date: formatDate(me.memberSince, language) })}</p>
        </div>
      </div>
      {me.isSuspended && <p className="problem mb-4">{t('login:errors.suspended')}</p>}
      <dl>
        <Fact name={t('login:email')}>
          <Latin text={email} none={none} />
        </Fact>
        <Fact name={t('register:phone')}>
          <Latin text={me.phone && formatMobileNumber(me.phone)} none={none} />
        </Fact>
        <Fact name={t('editProfile:whatsapp')}>
          <Latin text={me.whatsapp && formatMobileNumber(me.whatsapp)} none={none} />
        </Fact>
        <Fact name={t('register:place')}>{placeName(me.placeId, states, language) ?? none}</Fact>
        <Fact name={t('register:language')}>
          <span lang={me.language}>{languageFacts(me.language).name}</span>
        </Fact>
      </dl>
      <p className="mt-2 mb-4 text-muted">{t('profile:shown')}</p>
      <a className="button" href={paths.editProfile}>
        {t('profile:edit')}
      </a>
    </section>
  )
}

/** What the market knows of me, and what I can ask of it. */
export const Profile = island((props: ProfileProps) => (
  <AuthProvider>
    <Guarded {...props} />
  </AuthProvider>
))

function Guarded(props: ProfileProps) {
  const { t } = useTranslation()
  const isAllowed = useGuard() === 'allowed'
  if (!isAllowed) return <p role="status">{t('navbar:loading')}</p>
  return <Allowed {...props} />
}

function Allowed({ language, states }: ProfileProps) {
  const me = useOwn(readProfile)
  return (
    <div className="grid gap-4">
      <Loaded own={me}>{(value) => <Card me={value} states={states} language={language} />}</Loaded>
      <DataExport />
      <Deletion language={language} />
    </div>
  )
}
