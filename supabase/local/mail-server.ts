import { createTransport, type Transporter } from 'nodemailer'

/** Where mails go out, and the address that they come from. */
export interface MailServer {
  readonly url: string
  readonly sender: string
}

/** Whoever does not say anything for so long has gone; well below the lease of what a sender has taken. */
const WAIT_MS = 20_000
/** So many mails at a time. */
export const SMTP_CONNECTIONS = 4

/** Speaks to a mail server. It reads no file and no address that a mail names. */
export function openMailServer(url: string): Transporter {
  const wait = { connectionTimeout: WAIT_MS, greetingTimeout: WAIT_MS, socketTimeout: WAIT_MS }
  return createTransport({
    ...{ url, pool: true, maxConnections: SMTP_CONNECTIONS, ...wait },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  })
}

/** What is wrong where a mail has not gone out. */
export interface SmtpError extends Error {
  readonly code?: string
  readonly responseCode?: number
  readonly response?: string
}

/** Whether the server will never take a mail to this address. */
export const isAddressRefused = ({ code, responseCode = 0 }: SmtpError): boolean =>
  code === 'EENVELOPE' && responseCode >= 500
