import { SMTPServer, type SMTPServerError } from 'smtp-server'

/** A mail server that notes what it has accepted, as often as it was sent. */
export interface RecordingSmtp {
  /** For `SMTP_URL`. */
  readonly url: string
  /** Whole mails, in the order in which they were accepted. */
  readonly accepted: readonly string[]
  stop(): Promise<void>
}

/** What the server says to an address; nothing where it takes it. */
export type Refuse = (address: string) => { readonly code: number; readonly text: string } | undefined

const refusal = ({ code, text }: { code: number; text: string }): SMTPServerError =>
  Object.assign(new Error(text), { responseCode: code })

/** Opens one on this machine. @param at its port, any that is free where none is named */
export async function openRecordingSmtp(refuse: Refuse = () => undefined, at = 0): Promise<RecordingSmtp> {
  const accepted: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const refused = refuse(address)
      done(refused ? refusal(refused) : null)
    },
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        accepted.push(Buffer.concat(parts).toString())
        done()
      })
    },
  })
  // Whoever is killed breaks off.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The key of a mail. */
export const keyOf = (mail: string) => /^message-id: <([^@]+)@/im.exec(mail)?.[1] ?? ''
