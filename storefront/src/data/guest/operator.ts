/** Who runs this market, as the operator has written it into the environment. What is not given is undefined. */
export interface Operator {
  readonly name: string | undefined
  readonly address: string | undefined
  readonly officer: string | undefined
  readonly email: string | undefined
  readonly phone: string | undefined
}

/** Reads the operator from the environment. Without an address for complaints, the administrator's is used. */
export function readOperator(env: NodeJS.ProcessEnv = process.env): Operator {
  return {
    name: env.PUBLIC_OPERATOR_NAME || undefined,
    address: env.PUBLIC_OPERATOR_ADDRESS || undefined,
    officer: env.PUBLIC_GRIEVANCE_OFFICER || undefined,
    email: env.PUBLIC_GRIEVANCE_EMAIL || env.SUPPORT_ADMIN_EMAIL || undefined,
    phone: env.PUBLIC_GRIEVANCE_PHONE || undefined,
  }
}
