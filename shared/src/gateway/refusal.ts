/** Why a request goes no further, as the backend itself would say it. */
export interface Refusal {
  readonly status: 400 | 403 | 404 | 405 | 406 | 413 | 414 | 415
  readonly message: string
  readonly code?: string
}

/** Thrown where a request is read, and turned into an answer in one place. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: Refusal['status']

  constructor(status: Refusal['status'], message: string) {
    super(message)
    this.status = status
  }
}

/** The body of such an answer, in the form of the backend's own. */
export const refusalBody = ({ code = 'REFUSED', message }: Refusal): string =>
  JSON.stringify({ code, message, details: null, hint: null })

/** Refuses what the market has no use for. */
export function refuse(message: string, status: Refusal['status'] = 400): never {
  throw new Refused(status, message)
}
