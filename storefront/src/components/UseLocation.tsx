import type { Translate } from '@maveshi/shared/locale/translate'
import { LocateFixed } from 'lucide-react'

/** Asks the phone where it is, when it is pressed and not before. Without scripts it is not there. */
export function UseLocation({ t }: { t: Translate }) {
  return (
    <button type="button" data-locate className="button button-quiet grow justify-self-start lg:grow-0">
      <LocateFixed size={20} aria-hidden className="shrink-0" />
      {t('buy:locate')}
    </button>
  )
}
