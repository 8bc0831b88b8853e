import type { JwtVariables } from 'hono/jwt'
import { verify } from 'hono/jwt'
import { type DatabaseConnection, query } from '../database.ts'

/** Whoever is signed in. */
export interface SignedIn {
  readonly id: string
  readonly sessionId: string
  readonly email: string
  readonly hash: string | null
  /** Whether the session began with a mailed link for whoever has forgotten the password, less than an hour ago. */
  readonly isRecovery: boolean
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What the embedded server leaves unused in its table of sessions. */
const RECOVERY = 'recovery'

type Claims = JwtVariables['jwtPayload']

async function claimsOf(authorization: string | undefined, secret: string): Promise<Claims | undefined> {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1]
  if (!token) return undefined
  try {
    return await verify(token, secret, 'HS256')
  } catch {
    return undefined
  }
}

/** Whether there is a session of this id. */
export async function isSessionAlive(connection: DatabaseConnection, id: string): Promise<boolean> {
  if (!UUID.test(id)) return false
  return (await query(connection, 'select 1 from auth.sessions where id = $1::uuid', [id])).length > 0
}

/** Who sends a request, by its token; nobody where that is not valid, or its session has ended. */
export async function signedIn(
  connection: DatabaseConnection,
  authorization: string | undefined,
  secret: string,
): Promise<SignedIn | undefined> {
  const { sub, session_id: session } = (await claimsOf(authorization, secret)) ?? {}
  if (![sub, session].every((id) => typeof id === 'string' && UUID.test(id))) return undefined
  const [row] = await query<SignedIn>(
    connection,
    `select account.id, session.id as "sessionId", account.email, account.encrypted_password as hash,
       session.tag is not distinct from $3 and session.created_at > now() - interval '1 hour' as "isRecovery"
     from auth.sessions as session join auth.users as account on account.id = session.user_id
     where account.id = $1::uuid and session.id = $2::uuid`,
    [sub, session, RECOVERY],
  )
  return row
}

/** The hash of the password of this address, where it has an account with one. */
export async function passwordHash(connection: DatabaseConnection, email: string): Promise<string | undefined> {
  const [row] = await query<{ hash: string | null }>(
    connection,
    'select encrypted_password as hash from auth.users where email = $1',
    [email.toLowerCase()],
  )
  return row?.hash || undefined
}

/** Whether this address has an account. */
export async function isRegistered(connection: DatabaseConnection, email: string): Promise<boolean> {
  return (await query(connection, 'select 1 from auth.users where email = $1', [email.toLowerCase()])).length > 0
}

const OF_THE_LINK = '$1 in (recovery_token, confirmation_token, email_change_token_current, email_change_token_new)'

/** The account to which a link was mailed. */
export async function accountOfLink(connection: DatabaseConnection, hash: string): Promise<string | undefined> {
  const [row] = await query<{ id: string }>(connection, `select id from auth.users where ${OF_THE_LINK}`, [hash])
  return row?.id
}

/** Voids a change of address that was asked for before: both links of the next one have to be opened. */
export async function voidChange(connection: DatabaseConnection, account: string): Promise<void> {
  await query(
    connection,
    `update auth.users set email_change = '', email_change_token_current = '', email_change_token_new = '',
       email_change_confirm_status = 0
     where id = $1::uuid`,
    [account],
  )
}

/**
 * Opens the first of the two links of a change of address, whichever it is. The embedded server would change the address
 * by the link to the old one alone: it is given the second that is opened, in that one's place.
 * @returns whether it was the first, so that nothing has changed yet
 */
export async function isFirstOfTwo(connection: DatabaseConnection, hash: string): Promise<boolean> {
  const opened = await query(
    connection,
    `update auth.users set email_change_confirm_status = 1, email_change_token_new = '',
       email_change_token_current =
         case when email_change_token_current = $1 then email_change_token_new else email_change_token_current end
     where $1 in (email_change_token_current, email_change_token_new) and email_change_confirm_status = 0
       and email_change_token_current <> '' and email_change_token_new <> ''
       and email_change_sent_at > now() - interval '1 hour'
     returning id`,
    [hash],
  )
  return opened.length > 0
}

/** Whether the address that a link would change to is somebody else's by now. */
export async function isChangeTaken(connection: DatabaseConnection, hash: string): Promise<boolean> {
  const taken = await query(
    connection,
    `select 1 from auth.users as other join (select id, email_change from auth.users where ${OF_THE_LINK}) as own
       on other.email = lower(own.email_change) and other.id <> own.id`,
    [hash],
  )
  return taken.length > 0
}

/**
 * Ends a session that has just begun with a password which by now is another one. Whoever changes it ends the sessions
 * that there are, and waits here or is waited for, so that none is missed between the two.
 * @returns whether the session goes on
 */
export async function endIfPasswordChanged(
  connection: DatabaseConnection,
  sessionId: string,
  hash: string,
): Promise<boolean> {
  const same = await query(
    connection,
    `select 1 from auth.sessions as session join auth.users as account on account.id = session.user_id
     where session.id = $1::uuid and account.encrypted_password = $2 for share of account`,
    [sessionId, hash],
  )
  if (same.length > 0) return true
  await query(connection, 'delete from auth.sessions where id = $1::uuid', [sessionId])
  return false
}

/** What the database says of a text that is no JSON it can store: a wrong sign, or too much. */
const UNFIT = /^(?:22|54)/

/** Whether what somebody says of themselves may be stored, together with what `account` has said before. */
export async function fitsMetadata(
  connection: DatabaseConnection,
  metadata: object,
  account?: string,
): Promise<boolean> {
  try {
    const [row] = await query<{ fits: boolean }>(
      connection,
      `select private.metadata_fits(coalesce(
         (select private.metadata_of(raw_user_meta_data) from auth.users where id = $2::uuid), '{}') || $1::text::jsonb)
         as fits`,
      [JSON.stringify(metadata), account ?? null],
    )
    return row?.fits ?? false
  } catch (error) {
    if (UNFIT.test((error as { code?: string }).code ?? '')) return false
    throw error
  }
}

/** Notes that a session began with a link for whoever has forgotten the password. */
export async function markRecovery(connection: DatabaseConnection, sessionId: string): Promise<void> {
  await query(connection, 'update auth.sessions set tag = $2 where id = $1::uuid', [sessionId, RECOVERY])
}

/** Ends what others may have got by the old password; the session that has set a new one goes on as any other. */
export async function endOtherSessions(connection: DatabaseConnection, { id, sessionId }: SignedIn): Promise<void> {
  await query(
    connection,
    'delete from auth.refresh_tokens where user_id = $1::uuid and session_id is distinct from $2::uuid',
    [id, sessionId],
  )
  await query(connection, 'delete from auth.sessions where user_id = $1::uuid and id <> $2::uuid', [id, sessionId])
  await query(connection, 'update auth.sessions set tag = null where id = $1::uuid', [sessionId])
}
