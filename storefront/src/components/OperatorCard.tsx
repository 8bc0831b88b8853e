import type { Translate } from '@maveshi/shared/locale/translate'
import type { ReactNode } from 'react'
import type { Operator } from '../data/guest/operator.ts'
import { phoneLink } from '../data/rules/helplines.ts'

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="mt-2">
      <dt className="text-muted">{term}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  )
}

/** A number or an address in Latin letters, which are read from the left in every language. */
function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} dir="ltr" className="inline-flex min-h-12 items-center break-all text-leaf underline">
      {children}
    </a>
  )
}

/** Who runs the market, and who answers complaints. What the operator has not given is not invented. */
export function OperatorCard({ t, operator }: { t: Translate; operator: Operator }) {
  const { name, address, officer, email, phone } = operator
  const isNamed = Boolean(name && address)
  return (
    <section className="card mt-6 p-4">
      <h2 className="text-xl">{t('legal:grievance.operatorTitle')}</h2>
      {!isNamed && <p>{t('legal:grievance.unnamed')}</p>}
      <dl>
        {name && <Line term={t('legal:grievance.name')}>{name}</Line>}
        {address && <Line term={t('legal:grievance.address')}>{address.replaceAll('\\n', '\n')}</Line>}
        {officer && <Line term={t('legal:grievance.officerTitle')}>{officer}</Line>}
        {email && (
          <Line term={t('legal:grievance.mail')}>
            <ContactLink href={`mailto:${email}`}>{email}</ContactLink>
          </Line>
        )}
        {phone && (
          <Line term={t('legal:grievance.phone')}>
            <ContactLink href={phoneLink(phone)}>{phone}</ContactLink>
          </Line>
        )}
      </dl>
    </section>
  )
}
