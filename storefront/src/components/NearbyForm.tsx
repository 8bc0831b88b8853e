import type { Translate } from '@maveshi/shared/locale/translate'
import { MapPin } from 'lucide-react'
import type { State } from '../data/places.ts'
import { paths } from '../paths.ts'

/** Leads to what is on the market in one's own state. */
export function NearbyForm({ t, states }: { t: Translate; states: readonly State[] }) {
  return (
    <form action={paths.buy} className="card mt-8 flex flex-wrap items-end gap-3 p-4">
      <label className="grid grow basis-56 gap-1 font-semibold">
        <span className="flex items-center gap-2">
          <MapPin size={20} aria-hidden />
          {t('home:nearby')}
        </span>
        <select name="state" className="control font-normal" aria-label={t('home:nearbyLabel')}>
          {states.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button">
        {t('home:nearbyButton')}
      </button>
    </form>
  )
}
