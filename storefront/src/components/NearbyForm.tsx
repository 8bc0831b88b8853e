import type { Translate } from '@maveshi/shared/locale/translate'
import { MapPin } from 'lucide-react'
import { paths } from '../paths.ts'

/** Leads to what is on the market around one's own district, the nearest first. */
export function NearbyForm({ t }: { t: Translate }) {
  return (
    <form action={paths.buy} className="card mt-8 grid gap-2 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
      <label className="grid gap-2">
        <span className="icon-line text-lg font-bold">
          <MapPin size={24} aria-hidden className="text-leaf" />
          {t('home:nearby')}
        </span>
        {t('buy:filters.near')}
        <input name="near" className="control" maxLength={60} autoComplete="address-level2" />
      </label>
      <button type="submit" className="button">
        {t('home:nearbyButton')}
      </button>
    </form>
  )
}
