import type { Translate } from '@maveshi/shared/locale/translate'
import { Eye, Handshake, Search } from 'lucide-react'
import { Point } from './Point.tsx'

/** The three steps of buying. */
export function HowItWorks({ t }: { t: Translate }) {
  const steps = [
    { icon: Search, title: t('home:how.find'), text: t('home:how.findText') },
    { icon: Eye, title: t('home:how.see'), text: t('home:how.seeText') },
    { icon: Handshake, title: t('home:how.deal'), text: t('home:how.dealText') },
  ]
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-2xl">{t('home:how.title')}</h2>
      <ol className="points sm:grid-cols-3">
        {steps.map((step) => (
          <Point key={step.title} heading="h3" {...step} />
        ))}
      </ol>
    </section>
  )
}
