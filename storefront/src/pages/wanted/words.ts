import type { WantedAnswer, WantedConditions } from '@maveshi/shared/wanted'
import type { APIRoute } from 'astro'
import { type WantedInWords, wantedWords } from '../../components/wanted-words.ts'

/** So many are put into words at once: as many as a person may have, and as many as one is shown. */
const MOST = 20

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isNumber = (value: unknown) => value === undefined || typeof value === 'number'

/** Whether something is asked of a question as a search asks it. */
function isAnswer(value: unknown): value is WantedAnswer {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string')
  if (isObject(value)) return isNumber(value.min) && isNumber(value.max)
  return typeof value === 'string' || value === true
}

/** What an address says of one notice; nothing where it says no notice. */
function readConditions(text: string): WantedConditions | undefined {
  try {
    const sent: unknown = JSON.parse(text)
    if (!isObject(sent)) return undefined
    const { category, attributes, price_min, price_max, place_id, within_km } = sent
    const number = (value: unknown) => (typeof value === 'number' ? value : undefined)
    const [least, most, km] = [number(price_min), number(price_max), number(within_km)]
    return {
      category: String(category),
      attributes: Object.fromEntries(
        Object.entries(isObject(attributes) ? attributes : {}).filter((entry): entry is [string, WantedAnswer] =>
          isAnswer(entry[1]),
        ),
      ),
      place_id: String(place_id),
      ...(least === undefined ? {} : { price_min: least }),
      ...(most === undefined ? {} : { price_max: most }),
      ...(km === undefined ? {} : { within_km: km }),
    }
  } catch {
    return undefined
  }
}

/** What some notices ask, in the reader's language, in their order: what they ask stands in the address. */
export const GET: APIRoute = async ({ url, locals: { language, t } }) => {
  const wordsOf = await wantedWords(language, t)
  const asked = url.searchParams.getAll('wanted').slice(0, MOST).map(readConditions)
  const said = asked.map((one): Omit<WantedInWords, 'category'> | null => {
    if (!one) return null
    const { title, details, price, place } = wordsOf(one)
    return { title, details, price, place }
  })
  return Response.json(said)
}
