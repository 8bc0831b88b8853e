import { fieldWith, hasRole } from '@maveshi/shared/catalogue/roles'
import type { Answers } from '@maveshi/shared/listing/visibility'
import { FALLBACK_LANGUAGE } from '@maveshi/shared/locale/languages'
import type { FieldInWords } from '../rules/catalogue-words.ts'
import { type ListingSummary, SUMMARY, summaryOf } from '../rules/listings.ts'
import { readListingFields } from './catalogue.ts'
import { guestClient, rowsOf } from './guest-client.ts'
import { searchAnswer } from './search.ts'

/** How many are shown side by side. */
const SHOWN = 4

type Model = Pick<ListingSummary, 'id' | 'category' | 'attributes' | 'placeId'>

async function nearest(model: Model, attributes: Answers): Promise<ListingSummary[]> {
  const { data, error } = await guestClient().rpc('search_listings', {
    categories: [model.category],
    attributes,
    near: model.placeId,
    sort: 'nearest',
    page_size: SHOWN + 1,
  })
  if (error) throw new Error(error.message)
  return searchAnswer(data).listings.map(summaryOf)
}

/** The answer that was chosen from a list of words to search by: best the one that names the listing. */
function kindOf({ attributes }: Model, fields: readonly FieldInWords[]): Answers | undefined {
  const chosen = fields.flatMap((field) => {
    const answer = attributes[field.id]
    const isChosen = typeof answer === 'string' && hasRole(field, 'search') && field.options?.includes(answer)
    return isChosen ? [{ ...field, answer }] : []
  })
  const found = fieldWith('name', chosen) ?? chosen[0]
  return found && { [found.id]: found.answer }
}

/** Listings like one: of its kind and near first, then of its category and near. */
export async function readSimilar(model: Model): Promise<ListingSummary[]> {
  const fields = (await readListingFields(FALLBACK_LANGUAGE)).get(model.category) ?? []
  const kind = kindOf(model, fields)
  const [alike, near] = await Promise.all([kind ? nearest(model, kind) : [], nearest(model, {})])
  const others = new Map([...alike, ...near].map((one) => [one.id, one]))
  others.delete(model.id)
  return [...others.values()].slice(0, SHOWN)
}

/** What else a seller has on offer, the newest first. */
export async function readOthersOfSeller(sellerId: string, except: readonly string[]): Promise<ListingSummary[]> {
  const answer = await guestClient()
    .from('listings')
    .select(SUMMARY)
    .eq('seller_id', sellerId)
    .eq('status', 'active')
    .not('id', 'in', `(${except.join(',')})`)
    .order('published_at', { ascending: false })
    .limit(SHOWN)
  return rowsOf(answer).map(summaryOf)
}
