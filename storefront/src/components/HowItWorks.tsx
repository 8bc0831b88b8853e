import type { Translate } from '@maveshi/shared/locale/translate'
import { Eye, Handshake, Search } from 'lucide-react'

/** The three steps of buying. */
export function HowItWorks({ t }: { t: Translate }) {
  const steps = [
    { Icon: Search, title: t('home:how.find'), text: t('home:how.findText') },
    { Icon: Eye, title: t('home:how.see'), text: t('home:how.seeText') },
    { Icon: Handshake, title: t('home:how.deal'), text: t('home:how.dealText') },
  ]
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-2xl">{t('home:how.title')}</h2>
      <ol className="grid gap-3 sm:grid-cols-3">
        {steps.map(({ Icon, title, text }) => (
          <li key={title} className="card flex flex-wrap items-start gap-4 p-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-turmeric-soft text-on-turmeric">
              <Icon aria-hidden />
            </span>
            <div className="min-w-0 grow basis-40">
              <h3 className="text-lg">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
