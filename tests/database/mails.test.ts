import { LANGUAGES, languageFacts } from '@maveshi/shared/locale/languages'
import { mailSubject } from '@maveshi/supabase/mails/render'
import { expect, test } from 'vitest'
import { mailsTo } from '../support/outbox.ts'
import { register } from '../support/people.ts'

test('an account is written to in the language that it names', async () => {
  for (const language of LANGUAGES) {
    const { client, email } = await register({ language })
    await client.auth.resetPasswordForEmail(email)
    const [mail = ''] = await mailsTo(email)
    expect(mail).toContain(`Subject: ${mailSubject('recovery', language)}\n`)
    expect(mail).toContain(`<div lang="${language}" dir="${languageFacts(language).direction}">`)
  }
})

test('an account that names no language of ours is written to in English', async () => {
  const { client, email } = await register()
  await client.auth.updateUser({ data: { language: 'xx' } })
  await client.auth.resetPasswordForEmail(email)
  expect((await mailsTo(email)).at(-1)).toContain(`Subject: ${mailSubject('recovery', 'en')}\n`)
})

test('what an address holds changes nothing of the mail around it', async () => {
  const { client, email } = await register()
  const odd = `o'&(x)${email}`
  await client.auth.updateUser({ email: odd })
  const [mail = ''] = await mailsTo(odd)
  expect(mail).toContain(`#${encodeURIComponent(odd)}"`)
  expect(mail).toMatch(/<bdi dir="ltr">o&#39;&amp;\(x\)/)
})
