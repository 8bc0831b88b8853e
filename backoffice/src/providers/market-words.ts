import type { Row } from '@maveshi/shared/database'
import type { MovementNotice } from '@maveshi/shared/listing/movement-notice'
import type { Labels } from '@maveshi/shared/locale/languages'
import { LANGUAGES } from '@maveshi/shared/locale/languages'
import { HttpError, type RaRecord } from 'react-admin'
import type { BackendClient } from './client.ts'

/** One setting by its key, which is its id too. */
export interface SettingRow extends RaRecord<string>, Readonly<Row<'settings'>> {}

/** What is added to the advice about safety, in one language. */
export interface SafetyRow extends RaRecord<string>, Readonly<Pick<Row<'safety_texts'>, 'language' | 'body'>> {}

/** What administrators decide and tell everybody. Failures are `HttpError`s: 422 with the bounds as hint. */
export interface MarketWords {
  /** A number or a word. */
  saveSetting(key: string, value: string | number): Promise<void>
  /** Writes the text of every language, and takes back those that are empty. */
  saveSafetyTexts(texts: Labels): Promise<void>
  /** Writes a notice, a new one or one that is there. */
  saveNotice(notice: MovementNotice): Promise<void>
  deleteNotice(id: string): Promise<void>
  /** Writes a text that is chosen when sellers are written to or reports are answered, a new one or one that is there. */
  saveReadyText(text: Pick<Row<'ready_texts'>, 'id' | 'reader' | 'texts'>): Promise<void>
  deleteReadyText(id: string): Promise<void>
}

interface Answer {
  readonly data: readonly unknown[] | null | undefined
  readonly error: { readonly message: string } | null
  readonly status: number
}

/**
 * What a policy hides is neither changed nor refused: no row in the answer means that rights were lost.
 * @throws HttpError with the database's status
 */
export function requireRows({ data, error, status }: Answer, isNeeded = true): void {
  if (error) throw new HttpError(error.message, status, error)
  if (isNeeded && !data?.length) throw new HttpError('Nothing was changed', 403)
}

/** Writes as the signed-in administrator. */
export function marketWords(client: BackendClient): MarketWords {
  return {
    async saveSetting(setting, value) {
      requireRows(await client.rpc('change_setting', { setting, value: String(value) }), false)
    },
    async saveSafetyTexts(texts) {
      const written = LANGUAGES.flatMap((language) => {
        const body = texts[language]?.trim()
        return body ? [{ language, body }] : []
      })
      const empty = LANGUAGES.filter((code) => !written.some(({ language }) => language === code))
      if (written.length) requireRows(await client.from('safety_texts').upsert(written).select('language'))
      if (empty.length) {
        requireRows(await client.from('safety_texts').delete().in('language', empty).select('language'), false)
      }
    },
    async saveNotice(notice) {
      requireRows(await client.from('movement_notices').upsert(notice).select('id'))
    },
    async deleteNotice(id) {
      requireRows(await client.from('movement_notices').delete().eq('id', id).select('id'))
    },
    async saveReadyText(text) {
      requireRows(await client.from('ready_texts').upsert(text).select('id'))
    },
    async deleteReadyText(id) {
      requireRows(await client.from('ready_texts').delete().eq('id', id).select('id'))
    },
  }
}
