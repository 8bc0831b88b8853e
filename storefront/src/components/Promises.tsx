import type { Translate } from '@maveshi/shared/locale/translate'
import { IndianRupee, Languages, Phone, ShieldCheck } from 'lucide-react'
import { Point } from './Point.tsx'

/** What the market promises: no commission, direct contact, one's own language, and that somebody looks. */
export function Promises({ t, heading }: { t: Translate; heading: 'h2' | 'h3' }) {
  const promises = [
    { icon: IndianRupee, title: t('about:freeTitle'), text: t('about:free') },
    { icon: Phone, title: t('about:directTitle'), text: t('about:direct') },
    { icon: Languages, title: t('about:languageTitle'), text: t('about:language') },
    { icon: ShieldCheck, title: t('about:checkedTitle'), text: t('about:checked') },
  ]
  return (
    <ul className="points sm:grid-cols-2">
      {promises.map((promise) => (
        <Point key={promise.title} heading={heading} {...promise} />
      ))}
    </ul>
  )
}
