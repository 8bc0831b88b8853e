import { PHOTO_BUCKET } from '@maveshi/shared/access/session'
import type { Returns } from '@maveshi/shared/database'
import { PHOTO_CACHE_SECONDS } from '@maveshi/shared/limits'
import type { ListingStatus } from '@maveshi/shared/listing/status'
import type { StoredListing } from '@maveshi/shared/listing/typed'
import { oneRow } from '@maveshi/shared/one-row'
import { cardPathOf, photoFolder, photoPath } from '@maveshi/shared/photo/path'
import type { Shrunk } from '@maveshi/shared/photo/shrink'
import { Refused } from '@maveshi/shared/refusal/refused'
import { storageStatus } from '@maveshi/shared/refusal/storage'
import { ADDRESS_TAKEN } from '@maveshi/shared/refusal/taken-address'
import { HttpError } from 'react-admin'
import type { BackendClient } from './client.ts'
import type { PublicConfig } from './config.ts'
import type { Call } from './found-rows.ts'
import { type Invitation, registerSeller } from './seller-invitations.ts'

/** Somebody for whom a listing can be made. `phone` is in the form of E.164. */
export type FoundSeller = Readonly<Returns<'find_sellers'>[number]>

/** A photograph, shrunk and ready. */
export interface ReadyPhoto extends Shrunk {
  readonly id: string
}

/** Listings that an administrator makes for somebody on the telephone. Failures are `HttpError`s. */
export interface AssistedListings {
  /** The first twenty of a name, or the one of a whole telephone number or e-mail address. */
  findSellers(query: string): Promise<FoundSeller[]>
  /**
   * Makes an account for somebody and mails them a link. The name is asked about before: a registration goes through with
   * one that is refused, and without it.
   * @throws HttpError 422 with the field as detail, Refused where the address has an account
   */
  inviteSeller(invitation: Invitation): Promise<{ readonly seller: FoundSeller; readonly isMailed: boolean }>
  /**
   * Makes an account for somebody who has no e-mail address. The code is what they take it over by, and is told once.
   * @throws HttpError 422 with the field as detail, 409 where somebody of this number waits already
   */
  addTelephoneSeller(
    person: Omit<Invitation, 'email'>,
  ): Promise<{ readonly seller: FoundSeller; readonly code: string }>
  /** Another code, in place of the one before. @throws HttpError 404 when nobody waits to take the account over */
  renewTakeoverCode(profileId: string): Promise<string>
  /**
   * Begins a listing, sends its photographs and submits it. Every step can be repeated with the same id.
   * @throws HttpError 422 with the field as detail, 409 when the seller is suspended
   */
  createListingFor(
    sellerId: string,
    listing: StoredListing & { readonly id: string },
    photos: readonly ReadyPhoto[],
  ): Promise<ListingStatus>
}

/** @param call calls a function of the database */
export function assistedListings(config: PublicConfig, client: BackendClient, call: Call): AssistedListings {
  const findSellers = (query: string) => call('find_sellers', { query })

  async function upload(path: string, file: Blob): Promise<string> {
    const { error } = await client.storage.from(PHOTO_BUCKET).upload(path, await file.arrayBuffer(), {
      contentType: file.type,
      cacheControl: String(PHOTO_CACHE_SECONDS),
      upsert: true,
    })
    if (error) throw new HttpError(error.message, storageStatus(error), error)
    return path
  }

  async function sendPhoto(folder: string, photo: ReadyPhoto) {
    const { full, card, width, height, preview } = photo
    const path = await upload(photoPath(folder, photo), full)
    await upload(cardPathOf(path), card)
    return { path, width, height, preview }
  }

  return {
    findSellers,
    async inviteSeller(invitation) {
      await call('check_name', { name: invitation.name })
      const isMailed = await registerSeller(config, invitation)
      const [seller] = await findSellers(invitation.email)
      if (!seller) throw new Refused(ADDRESS_TAKEN)
      return { seller, isMailed }
    },
    async addTelephoneSeller(person) {
      const [made] = await call('add_telephone_seller', { ...person })
      if (!made) throw new Error('Nobody was added')
      const seller = { ...person, id: made.id, email: null, place_id: null, is_suspended: false }
      return { seller, code: made.code }
    },
    renewTakeoverCode: (profile) => call('renew_takeover_code', { profile }),
    async createListingFor(seller, listing, photos) {
      const begun = oneRow(await call('begin_listing_for', { seller, listing: { ...listing } })).status
      if (begun !== 'draft') return begun
      const sent = []
      for (const photo of photos) sent.push(await sendPhoto(photoFolder(seller, listing.id), photo))
      return oneRow(await call('submit_listing_for', { listing_id: listing.id, photos: sent })).status
    },
  }
}
