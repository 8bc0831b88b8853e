import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readEnvironment } from '../../supabase/local/environment.ts'
import { filesUnder } from '../support/repository.ts'

const read = (env: NodeJS.ProcessEnv) => readEnvironment('.data', env)

/** What is said of an environment, one sentence for each mistake. */
function mistakesIn(env: NodeJS.ProcessEnv): string[] {
  try {
    read(env)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

const SECRET = 'sb_secret_0123456789'
/** {"role":"service_role"} */
const SERVICE_TOKEN = `x.${Buffer.from('{"role":"service_role"}').toString('base64url')}.x`
const FILE = fileURLToPath(import.meta.url)
const DATABASE_SENTENCE =
  'DATABASE_URL is wrong: give postgres://name:password@host:5432/database, of a server of your own: a Supabase project is named by SUPABASE_URL.'
const PROJECT = { SUPABASE_URL: 'https://name.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' }

test('nothing has to be said', () => {
  expect(read({})).toMatchObject({ host: '127.0.0.1', port: 4321, apiPort: 54321, demo: true, trustedProxies: 0 })
  expect(read({ PORT: '', DEMO: '', SITE_URL: '', WORKERS: '' })).toEqual(read({}))
})

test('what is right is taken as it is meant', () => {
  const env = {
    ...PROJECT,
    HOST: '::',
    PORT: '80',
    DEMO: '0',
    SITE_URL: 'https://market.example/',
    SUPABASE_URL: 'https://name.supabase.co/',
    SUPPORT_ADMIN_EMAIL: 'asha@market.example',
    WORKERS: 'all',
    METRICS_PORT: '9464',
    REQUEST_LOG: '1',
    PUBLIC_GRIEVANCE_PHONE: '+91 98765 43210',
    PUBLIC_IP_LOOKUP_URL: 'http://ip.example/json',
  }
  expect(read(env)).toMatchObject({
    host: '::',
    port: 80,
    demo: false,
    siteUrl: 'https://market.example',
    supabaseUrl: 'https://name.supabase.co',
  })
  expect(read({ DATABASE_URL: 'postgres://p:q@db.example:5432/market' }).databaseUrl).toContain('db.example')
})

test('a secret key is taken for a hosted project', () => {
  expect(read({ ...PROJECT, SUPABASE_SECRET_KEY: SECRET }).secretKey).toBe(SECRET)
  expect(read(PROJECT).secretKey).toBeUndefined()
})

test.each([
  'postgresql://market@localhost/market',
  'postgresql:///market?host=/run/postgresql',
  'postgresql://market@supabase.example.in/market',
])('a database of one’s own is taken: %s', (url) => expect(read({ DATABASE_URL: url }).databaseUrl).toBe(url))

describe('one sentence names the variable and says what is right', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT=abc is wrong: give a whole number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT=70000 is wrong: give a whole number from 1 to 65535.'],
    [{ API_PORT: '0' }, 'API_PORT=0 is wrong: give a whole number from 1 to 65535.'],
    [{ METRICS_PORT: '9464x' }, 'METRICS_PORT=9464x is wrong: give a whole number from 1 to 65535.'],
    [{ PORT: '54321' }, 'PORT and API_PORT are both 54321: give them different ports.'],
    [{ METRICS_PORT: '4321' }, 'PORT and METRICS_PORT are both 4321: give them different ports.'],
    [
      { HOST: 'http://here' },
      'HOST=http://here is wrong: give an address or name of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them.',
    ],
    [{ DATA_DIR: FILE }, `DATA_DIR=${FILE} is wrong: give a folder, and not a file.`],
    [{ DEMO: 'no' }, 'DEMO=no is wrong: give 1 or 0.'],
    [{ REQUEST_LOG: 'json' }, 'REQUEST_LOG=json is wrong: give 1 or 0.'],
    [{ WORKERS: '0' }, 'WORKERS=0 is wrong: give a whole number from 1 to 64, or all for one on each core.'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY=true is wrong: give a whole number from 0 to 5.'],
    [{ ADDRESS_LIMIT_FACTOR: '0' }, 'ADDRESS_LIMIT_FACTOR=0 is wrong: give a whole number from 1 to 1000000.'],
    [{ SITE_URL: 'market.example' }, 'SITE_URL=market.example is wrong: give https:// and the name, without a path.'],
    [
      { SITE_URL: 'https://market.example/in' },
      'SITE_URL=https://market.example/in is wrong: give https:// and the name, without a path.',
    ],
    [
      { SUPPORT_ADMIN_EMAIL: 'asha' },
      'SUPPORT_ADMIN_EMAIL=asha is wrong: give one address of mail, such as name@example.org.',
    ],
    [
      { PUBLIC_GRIEVANCE_EMAIL: 'a@b.example, c@d.example' },
      'PUBLIC_GRIEVANCE_EMAIL=a@b.example, c@d.example is wrong: give one address of mail, such as name@example.org.',
    ],
    [
      { PUBLIC_GRIEVANCE_PHONE: 'none' },
      'PUBLIC_GRIEVANCE_PHONE=none is wrong: give a telephone number, such as +91 98765 43210.',
    ],
    [
      { PUBLIC_IP_LOOKUP_URL: 'ip.example' },
      'PUBLIC_IP_LOOKUP_URL=ip.example is wrong: give https:// and the address of the service.',
    ],
    [
      { ...PROJECT, SUPABASE_URL: 'name.supabase.co' },
      'SUPABASE_URL=name.supabase.co is wrong: give the address of the project, such as https://name.supabase.co.',
    ],
    [
      { SUPABASE_URL: PROJECT.SUPABASE_URL },
      'SUPABASE_URL is set, so SUPABASE_PUBLISHABLE_KEY must be too: the project settings show it.',
    ],
    [
      { SUPABASE_PUBLISHABLE_KEY: PROJECT.SUPABASE_PUBLISHABLE_KEY },
      'SUPABASE_PUBLISHABLE_KEY is set without SUPABASE_URL: set both for a project elsewhere, or neither.',
    ],
    [{ DATABASE_URL: 'mysql://p:password@db.example/market' }, DATABASE_SENTENCE],
    [
      { EXOTEL_URL: 'https://api.in.exotel.com/market1', WHATSAPP_SENDER: '+911140000000' },
      'EXOTEL_URL is wrong: give https://key:token@api.in.exotel.com/account, as the API settings of the account show them.',
    ],
    [
      { SMS_SENDER: 'MAVESH', DLT_ENTITY_ID: '1101000000000012345' },
      'EXOTEL_URL goes with SMS_SENDER, WHATSAPP_SENDER or both: what text messages go out by, and what they come from.',
    ],
    [
      { EXOTEL_URL: 'https://key:token@api.in.exotel.com/market1', SMS_SENDER: 'MAVESH' },
      'SMS_SENDER, DLT_ENTITY_ID and SMS_TEMPLATES belong together: SMS need the first two.',
    ],
  ])('%j', (env, sentence) => expect(mistakesIn(env)).toEqual([sentence]))

  test.each([SECRET, SERVICE_TOKEN])('a secret key is refused, and not repeated: %s', (key) => {
    const [sentence = '', ...others] = mistakesIn({ ...PROJECT, SUPABASE_PUBLISHABLE_KEY: key })
    expect(sentence).toMatch(/^SUPABASE_PUBLISHABLE_KEY is wrong: give the publishable key .* never the secret one\.$/)
    expect(sentence).not.toContain(key)
    expect(others).toEqual([])
  })

  test.each([
    'postgresql://postgres:secret@db.abcdefghijklmnopqrst.supabase.co:5432/postgres',
    'postgres://postgres.abcdefghijklmnopqrst:secret@aws-0-ap-south-1.pooler.supabase.com:5432/postgres',
    'postgresql://postgres.abcdefghijklmnopqrst@aws-1-ap-south-1.pooler.supabase.com:6543/postgres?sslmode=require',
  ])('the embedded backend refuses the database of a Supabase project: %s', (url) =>
    expect(mistakesIn({ DATABASE_URL: url })).toEqual([DATABASE_SENTENCE]),
  )

  test('the publishable key is no secret one, and the embedded backend needs none', () => {
    const [wrong = ''] = mistakesIn({ ...PROJECT, SUPABASE_SECRET_KEY: 'sb_publishable_x' })
    expect(wrong).toBe('SUPABASE_SECRET_KEY is wrong: give the secret key of the project settings (sb_secret_…).')
    const [needless = ''] = mistakesIn({ SUPABASE_SECRET_KEY: SECRET })
    expect(needless).toMatch(/^SUPABASE_SECRET_KEY is set without SUPABASE_URL/)
  })

  test('and all mistakes are told at once', () => {
    const sentences = mistakesIn({ PORT: 'a', DEMO: 'b', WORKERS: 'c' })
    expect(sentences.map((sentence) => sentence.split('=')[0])).toEqual(['PORT', 'DEMO', 'WORKERS'])
  })
})

test('every variable that is read at the start is in the README', () => {
  const code = filesUnder('supabase/local', ['environment.ts'])[0]?.read() ?? ''
  const readme =
    filesUnder('', ['README.md'])
      .find(({ path }) => path === 'README.md')
      ?.read() ?? ''
  const names = [...code.matchAll(/variables\.read\('(\w+)'/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})
