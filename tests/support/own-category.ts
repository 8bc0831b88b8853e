import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'

/** How the tests call categories of their own, which all pages of the market name while they are there. */
export const OWN_CATEGORY = /^(?:Yak|Rabbit|Pump)[b-z]{6}$/

/**
 * A name that nothing else has. It is of consonants, by which the search compares words: with vowels in it, few would be
 * left, and some listing's word would be near.
 */
export function ownName(beginning: string): string {
  return (
    beginning +
    [...randomUUID().replaceAll('-', '')]
      .map((digit) => 'bcdfgjklmnpqrstz'[Number.parseInt(digit, 16)])
      .join('')
      .slice(0, 6)
  )
}

async function done(step: PromiseLike<{ error: { message: string } | null }>): Promise<void> {
  const { error } = await step
  if (error) throw new Error(error.message)
}

/** Adds a category that takes listings, with one list of answers: Carrying, Hauling and Milk. */
export async function addCategory(client: SupabaseClient, value: string): Promise<void> {
  const category = {
    value,
    parent_menu: 'Products',
    kind: 'animal',
    labels: { en: value },
    icon_name: 'ox',
    position: 900,
  }
  // Not in the menus and tiles that other tests look at meanwhile.
  await done(client.from('categories').insert({ ...category, show_in_header: false }))
  const field = { category: value, placeholders: {}, unit_labels: {} }
  await done(
    client.from('listing_fields').insert([
      { ...field, id: 'use', type: 'radio', labels: { en: 'Use' }, position: 0 },
      { ...field, id: 'age', type: 'number', labels: { en: 'Age' }, position: 1 },
    ]),
  )
  const options = ['Carrying', 'Hauling', 'Milk'].map((option, position) => ({
    field_key: `${value}.use`,
    value: option,
    labels: { en: option },
    position,
  }))
  await done(client.from('dropdown_options').insert(options))
}

/** Begins a listing of the client's owner. @returns its id */
export async function beginListing(client: SupabaseClient, category: string, attributes: object): Promise<string> {
  const { data } = await client.auth.getUser()
  const { data: place } = await client.from('places').select('id').not('parent_id', 'is', null).limit(1).single()
  const id = randomUUID()
  await done(
    client.from('listings').insert({ id, seller_id: data.user?.id, category, attributes, place_id: place?.id }),
  )
  return id
}

/** What has been submitted of a category, by id, as an administrator finds it. */
export async function listingsIn(client: SupabaseClient, category: string): Promise<string[]> {
  const { data } = await client.rpc('find_listings', { filters: { category }, at_most: 100 }).throwOnError()
  return (data as { rows: { id: string }[] }).rows.map(({ id }) => id)
}

/**
 * Takes a category away again. Listings in it that cannot be deleted are put elsewhere first: drafts of the client's
 * owner go, what others have submitted becomes a machine.
 */
export async function removeCategory(client: SupabaseClient, value: string): Promise<void> {
  const { data } = await client.auth.getUser()
  const own = client.from('listings').delete().eq('seller_id', data.user?.id)
  await done(own.eq('category', value).eq('status', 'draft'))
  const submitted = await listingsIn(client, value)
  if (submitted.length > 0) {
    await done(client.from('listings').update({ category: 'Machinery', attributes: {} }).in('id', submitted))
  }
  // Conditions hold the questions that they name.
  await done(
    client.from('listing_fields').update({ depends_on_field: null, depends_on_values: [] }).eq('category', value),
  )
  await done(client.from('categories').delete().eq('value', value))
}
