import { LANGUAGE_QUERY } from '@maveshi/shared/locale/chosen'
import { LANGUAGE_FACTS } from '@maveshi/shared/locale/languages'
import type { Translate } from '@maveshi/shared/locale/translate'
import { X } from 'lucide-react'
import { withQuery } from '../paths.ts'

/** Two letters that everybody who reads anything in India knows for "languages". */
export const LANGUAGE_SIGN = 'अ/A'

/**
 * The languages in one line at the top of a first visit, each in its own letters. The script in `first-paint.ts` shows it
 * and puts those of the phone first; without scripts there is the picker of the header.
 */
export function LanguageOffer({ t, url }: { t: Translate; url: URL }) {
  return (
    <div id="languages" hidden>
      <b aria-hidden>{LANGUAGE_SIGN}</b>
      <div className="strip">
        {LANGUAGE_FACTS.map(({ code, name }) => (
          <a key={code} href={withQuery(url, { [LANGUAGE_QUERY]: code })} lang={code} className="pill">
            {name}
          </a>
        ))}
      </div>
      <button type="button" aria-label={t('navbar:authRequired.close')}>
        <X aria-hidden />
      </button>
    </div>
  )
}
