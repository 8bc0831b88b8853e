import { withoutIsolates } from '@maveshi/shared/locale/isolate'
import { languageFacts } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import type { Topic } from '@maveshi/shared/notice/telling'
import { html } from 'hono/html'
import { type Telling, type Told, type ToldListing, toldBy } from './told.ts'

/** What a mail tells, and with which words. */
export interface NoticeMailValues extends Telling {
  readonly topic: Topic
  /** Without a slash at its end. */
  readonly siteUrl: string
  /** Of the link that ends the mails of the topic. */
  readonly token: string
}

/** A mail, ready to be sent. */
export interface NoticeMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where one press ends the mails of its topic (RFC 8058). */
  readonly unsubscribeUrl: string
}

function addressOf(siteUrl: string, path: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(path, siteUrl)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** A subject is one line of its own, where nothing has to run by itself. */
function subjectOf([first, ...others]: readonly Told[], t: Translate): string {
  if (others.length > 0) return t('mail:notice.digest')
  const { about, sentence } = first as Told
  return withoutIsolates(about ? `${about} – ${sentence}` : sentence).replace(/\s+/g, ' ')
}

const LINK =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f6b3a;color:#ffffff;font-weight:bold'

type UrlOf = (told: { readonly path: string }) => string

const listingHtml = ({ title, facts, path }: ToldListing, urlOf: UrlOf) => html`
<p style="margin:8px 0;padding:8px 12px;border:1px solid #d6d3d1;border-radius:8px"><a href="${urlOf({ path })}" style="color:#1f6b3a;font-weight:bold"><bdi>${title}</bdi></a><br>${facts.map((fact, at) => html`${at > 0 ? ' · ' : ''}<bdi>${fact}</bdi>`)}</p>`

const htmlOf = ({ about, sentence, more, found, path }: Told, urlOf: UrlOf, t: Translate) => html`
<h2 style="margin:24px 0 4px"><bdi>${about ?? sentence}</bdi></h2>
${about ? html`<p style="margin:4px 0">${sentence}${found ? html` <b style="white-space:nowrap">${found.count}</b>` : ''}</p>` : ''}
${found ? found.listings.map((listing) => listingHtml(listing, urlOf)) : ''}
${more.map((line) => html`<p style="margin:4px 0;white-space:pre-line"><bdi>${line}</bdi></p>`)}
<p><a href="${urlOf({ path })}" style="${LINK}">${t('mail:notice.action')}</a></p>`

const listingText = ({ title, facts, path }: ToldListing, urlOf: UrlOf) =>
  `${title}\n${facts.join(' · ')}\n${urlOf({ path })}`

function textOf({ about, sentence, more, found, path }: Told, urlOf: UrlOf, t: Translate): string {
  const action = `${t('mail:notice.action')}: ${urlOf({ path })}`
  if (!found) return [...(about ? [about] : []), sentence, ...more, action].join('\n')
  const listings = found.listings.map((listing) => listingText(listing, urlOf))
  return [`${about}\n${sentence} ${found.count}`, ...listings, action].join('\n\n')
}

/** What the market has told somebody, as a mail in their language: the same words as on the page of notices. */
export function noticeMail(values: NoticeMailValues): NoticeMail {
  const { topic, notices, language, t, siteUrl, token } = values
  const told = notices.map((notice) => toldBy(notice, values))
  const urlOf: UrlOf = ({ path }) => addressOf(siteUrl, path, { lng: language })
  const unsubscribeUrl = addressOf(siteUrl, '/unsubscribe', { token, lng: language })
  const choicesUrl = addressOf(siteUrl, '/notices', { lng: language }).concat('#how')
  const why = t('mail:notice.why', { topic: t(`notices:topics.${topic}`) })
  const [stop, choose] = [t('mail:notice.stop'), t('notices:how.choose')]
  const body = html`<div lang="${language}" dir="${languageFacts(language).direction}" style="max-width:560px;font:16px/1.5 sans-serif;color:#1c1917">
${told.map((one) => htmlOf(one, urlOf, t))}
<hr style="margin:24px 0;border:0;border-top:1px solid #d6d3d1">
<p style="font-size:14px;color:#57534e">${why}<br><a href="${unsubscribeUrl}">${stop}</a> · <a href="${choicesUrl}">${choose}</a></p>
</div>`
  const parts = [
    ...told.map((one) => textOf(one, urlOf, t)),
    `${why}\n${stop}: ${unsubscribeUrl}\n${choose}: ${choicesUrl}`,
  ]
  return { subject: subjectOf(told, t), text: `${parts.join('\n\n')}\n`, html: String(body), unsubscribeUrl }
}
