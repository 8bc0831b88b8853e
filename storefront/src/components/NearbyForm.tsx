import { MapPin } from 'lucide-react'
import type { ListScreen } from '../data/guest/list-screen.ts'
import { paths } from '../paths.ts'
import { UseLocation } from './UseLocation.tsx'

/** Leads to what is on the market around one's own district, the nearest first. */
export function NearbyForm({ t, query, words }: ListScreen) {
  return (
    <form action={paths.buy} className="card mt-8 flex flex-wrap items-end gap-2 p-4">
      <label className="grid w-full gap-2 lg:w-auto lg:grow">
        <span className="icon-line text-lg font-bold">
          <MapPin size={24} aria-hidden className="text-leaf" />
          {t('home:nearby')}
        </span>
        {t('buy:filters.near')}
        <input
          name="near"
          className="control lg:max-w-96"
          defaultValue={query.near && words.place(query.near.id)}
          maxLength={60}
          autoComplete="off"
        />
      </label>
      <button type="submit" className="button">
        {t('home:nearbyButton')}
      </button>
      <UseLocation t={t} />
    </form>
  )
}
