import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { KINDS, Variables } from './variables.ts'

/** The repository's root: every path below is meant from here, wherever a command was started. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** What the environment decides. Ports are TCP ports, `dataDir` an absolute path. */
export interface Environment {
  readonly host: string
  readonly port: number
  readonly apiPort: number
  readonly dataDir: string
  readonly demo: boolean
  readonly databaseUrl: string | undefined
  readonly supabaseUrl: string | undefined
  readonly publishableKey: string | undefined
  /** By which the storefront's server names visitors to a hosted project. No browser is ever shown it. */
  readonly secretKey: string | undefined
  readonly siteUrl: string
  readonly supportAdminEmail: string | undefined
  readonly addressLimitFactor: number
  /** How many proxies of the operator's own stand in front of the storefront. */
  readonly trustedProxies: number
  /** By which mails to people go out. */
  readonly smtpUrl: string | undefined
  /** The address that they come from. */
  readonly smtpSender: string | undefined
  /** Opens what the sender asks of a hosted project, and nothing else. */
  readonly senderKey: string | undefined
  /** Whether the push services of people's browsers are asked to show notices. */
  readonly pushes: boolean
  /** The account by which text messages go out, with its key and token. */
  readonly exotelUrl: string | undefined
  /** The registered header that SMS come from, and whose it is. */
  readonly smsSender: string | undefined
  readonly dltEntityId: string | undefined
  /** A file with the ids of the registered templates of SMS. */
  readonly smsTemplates: string | undefined
  /** The number that WhatsApp messages come from. */
  readonly whatsappSender: string | undefined
  /** Whether nothing is sent in the hours of rest. */
  readonly quietHours: boolean
}

/** What the storefront's server reads of the environment itself, and mistakes in it are better told before it starts. */
function checkStorefront(variables: Variables): void {
  variables.read('WORKERS', KINDS.workers, undefined)
  variables.read('REQUEST_LOG', KINDS.yesOrNo, undefined)
  variables.read('PUBLIC_IP_LOOKUP_URL', KINDS.service, undefined)
  variables.read('PUBLIC_GRIEVANCE_EMAIL', KINDS.mail, undefined)
  variables.read('PUBLIC_GRIEVANCE_PHONE', KINDS.phone, undefined)
}

/** Whatever text messages need is named together, or nothing of it. */
function checkTexts(variables: Variables, env: NodeJS.ProcessEnv): void {
  const { EXOTEL_URL, SMS_SENDER, DLT_ENTITY_ID, SMS_TEMPLATES, WHATSAPP_SENDER } = env
  variables.refuse(
    Boolean(SMS_SENDER) !== Boolean(DLT_ENTITY_ID) || Boolean(SMS_TEMPLATES && !SMS_SENDER),
    'SMS_SENDER, DLT_ENTITY_ID and SMS_TEMPLATES belong together: SMS need the first two.',
  )
  variables.refuse(
    Boolean(EXOTEL_URL) !== Boolean(SMS_SENDER || WHATSAPP_SENDER),
    'EXOTEL_URL goes with SMS_SENDER, WHATSAPP_SENDER or both: what text messages go out by, and what they come from.',
  )
}

/** Two servers cannot listen on one port. */
function checkPorts(variables: Variables, { port, apiPort, supabaseUrl }: Environment): void {
  const metricsPort = variables.read('METRICS_PORT', KINDS.port, undefined)
  const ports = [
    ['PORT', port],
    ...(supabaseUrl ? [] : [['API_PORT', apiPort] as const]),
    ['METRICS_PORT', metricsPort],
  ]
  for (const [index, [name, value]] of ports.entries()) {
    const [other] = ports.slice(0, index).find(([, taken]) => value !== undefined && taken === value) ?? []
    variables.refuse(other !== undefined, `${other} and ${name} are both ${value}: give them different ports.`)
  }
}

/**
 * @param dataDir the data directory where none is named, below the root
 * @throws Error with one sentence for each mistake, which names the variable and says what is right
 */
export function readEnvironment(dataDir = '.data', env: NodeJS.ProcessEnv = process.env): Environment {
  const variables = new Variables(env)
  const host = variables.read('HOST', KINDS.host, '127.0.0.1')
  const port = variables.read('PORT', KINDS.port, 4321)
  const environment: Environment = {
    host,
    port,
    apiPort: variables.read('API_PORT', KINDS.port, 54321),
    dataDir: resolve(ROOT, variables.read('DATA_DIR', KINDS.folder, dataDir)),
    demo: variables.read('DEMO', KINDS.yesOrNo, true),
    databaseUrl: variables.read('DATABASE_URL', KINDS.database, undefined),
    supabaseUrl: variables.read('SUPABASE_URL', KINDS.project, undefined),
    publishableKey: variables.read('SUPABASE_PUBLISHABLE_KEY', KINDS.publishableKey, undefined),
    secretKey: variables.read('SUPABASE_SECRET_KEY', KINDS.secretKey, undefined),
    siteUrl: variables.read('SITE_URL', KINDS.site, `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`),
    supportAdminEmail: variables.read('SUPPORT_ADMIN_EMAIL', KINDS.mail, undefined),
    addressLimitFactor: variables.read('ADDRESS_LIMIT_FACTOR', KINDS.factor, 1),
    trustedProxies: variables.read('TRUST_PROXY', KINDS.proxies, 0),
    smtpUrl: variables.read('SMTP_URL', KINDS.mailServer, undefined),
    smtpSender: variables.read('SMTP_SENDER', KINDS.mail, undefined),
    senderKey: variables.read('SENDER_KEY', KINDS.senderKey, undefined),
    pushes: variables.read('PUSHES', KINDS.yesOrNo, true),
    exotelUrl: variables.read('EXOTEL_URL', KINDS.textProvider, undefined),
    smsSender: variables.read('SMS_SENDER', KINDS.smsHeader, undefined),
    dltEntityId: variables.read('DLT_ENTITY_ID', KINDS.registeredId, undefined),
    smsTemplates: variables.read('SMS_TEMPLATES', KINDS.file, undefined),
    whatsappSender: variables.read('WHATSAPP_SENDER', KINDS.mobile, undefined),
    quietHours: variables.read('QUIET_HOURS', KINDS.yesOrNo, true),
  }
  checkStorefront(variables)
  checkTexts(variables, env)
  checkPorts(variables, environment)
  variables.refuse(
    Boolean(env.SUPABASE_URL) && !env.SUPABASE_PUBLISHABLE_KEY,
    'SUPABASE_URL is set, so SUPABASE_PUBLISHABLE_KEY must be too: the project settings show it.',
  )
  variables.refuse(
    Boolean(env.SUPABASE_PUBLISHABLE_KEY) && !env.SUPABASE_URL,
    'SUPABASE_PUBLISHABLE_KEY is set without SUPABASE_URL: set both for a project elsewhere, or neither.',
  )
  variables.refuse(
    Boolean(env.SUPABASE_SECRET_KEY) && !env.SUPABASE_URL,
    'SUPABASE_SECRET_KEY is set without SUPABASE_URL: the embedded backend needs none, so leave it out.',
  )
  variables.refuse(
    Boolean(env.SMTP_URL) && !env.SMTP_SENDER,
    'SMTP_URL is set, so SMTP_SENDER must be too: the address that mails come from.',
  )
  if (variables.mistakes.length > 0) throw new Error(variables.mistakes.join('\n'))
  return environment
}
