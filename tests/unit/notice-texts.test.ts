import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES } from '@maveshi/shared/locale/languages'
import { LONGEST_VARIABLE, noticeText, TEXT_NAMES, textTemplate } from '@maveshi/supabase/mails/notice-text'
import { textWay } from '@maveshi/supabase/sender/options'
import { wordsIn } from '@maveshi/supabase/sender/words'
import { describe, expect, test } from 'vitest'
import { textsToRegister } from '../../commands/sender/texts.ts'
import { readEnvironment } from '../../supabase/local/environment.ts'

const SITE_URL = 'https://market.example'

describe.each(LANGUAGES)('in %s', (language) => {
  const t = wordsIn(language)

  test.each(TEXT_NAMES)('the text “%s” begins with the market’s name and ends with the page', (name) => {
    const { text, variables } = textTemplate(name, t, SITE_URL)
    const filled = text(() => '{#var#}')
    expect(filled).toMatch(/^[\p{L}\p{M}]+: /u)
    expect(filled.endsWith(` ${SITE_URL}/notices`)).toBe(true)
    expect(filled.split('{#var#}')).toHaveLength(variables.length + 1)
    expect([...variables].sort()).toEqual(
      name === 'message' ? [] : name.startsWith('end') ? ['date', 'title'] : ['title'],
    )
    // Three SMS at most, of 67 letters each where they are not Latin.
    expect(text(() => 'x'.repeat(LONGEST_VARIABLE)).length).toBeLessThanOrEqual(201)
  })

  test('a day fits into its place, and a long title is cut between letters', () => {
    const listing = { id: 'a', status: 'active', category: 'Goat', title: 'शेळी '.repeat(20) } as const
    const telling = { language, t, titles: {} as never }
    const about = { ...listing, attributes: {}, isOwn: true, isService: false }
    const notice = {
      id: 1,
      kind: 'expiring',
      search: undefined,
      wanted: undefined,
      at: undefined,
      isRead: false,
    } as const
    const details = { expires_at: '2026-11-27T08:00:00+00:00' }
    const { variables, text } = noticeText({ ...telling, notices: [{ ...notice, details, listing: about }] }, SITE_URL)
    expect(variables).toHaveLength(2)
    for (const variable of variables) {
      expect(variable).toMatch(/^.{4,30}$/u)
      expect(text).toContain(variable)
    }
    expect(variables.filter((variable) => variable.endsWith('...'))).toHaveLength(1)
  })
})

test('what has to be registered is printed, each text once for SMS and once for WhatsApp', () => {
  const printed = textsToRegister(SITE_URL)
  expect(printed.match(/^ {2}SMS: /gm)).toHaveLength(TEXT_NAMES.length * LANGUAGES.length)
  expect(printed).toContain('WhatsApp: Maveshi: your listing {{1}} ends on {{2}}.')
  expect(printed).not.toMatch(/undefined|\{\{(title|date|address)/)
})

describe('the provider of text messages', () => {
  const SMS = { SMS_SENDER: 'MAVESH', DLT_ENTITY_ID: '1101000000000012345' }
  const EXOTEL_URL = 'https://key:token@api.in.exotel.com/market1'
  const channelsOf = (env: NodeJS.ProcessEnv) => textWay(readEnvironment('.data', env))?.channels

  test('is nobody where none is named, and sends what it is set up for', () => {
    expect(channelsOf({})).toBeUndefined()
    expect(channelsOf({ EXOTEL_URL, ...SMS })).toEqual(['sms'])
    expect(channelsOf({ EXOTEL_URL, WHATSAPP_SENDER: '+911140000000' })).toEqual(['whatsapp'])
    expect(channelsOf({ EXOTEL_URL, ...SMS, WHATSAPP_SENDER: '+911140000000' })).toEqual(['sms', 'whatsapp'])
  })

  test.each([
    '{',
    '[1]',
    '{"approved.hi": "x"}',
    '{"approved.xx": "1107160000000012345"}',
    '{"other.hi": "1107160000"}',
  ])('is not told ids of templates that are none: %s', (content) => {
    const file = join(mkdtempSync(join(tmpdir(), 'templates-')), 'ids.json')
    const env = { EXOTEL_URL, ...SMS, SMS_TEMPLATES: file }
    writeFileSync(file, '{"approved.hi": "1107160000000012345"}')
    expect(channelsOf(env)).toEqual(['sms'])
    writeFileSync(file, content)
    expect(() => channelsOf(env)).toThrow(/^SMS_TEMPLATES is wrong/)
  })
})
