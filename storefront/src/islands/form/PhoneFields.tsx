import { formatMobileNumber } from '@maveshi/shared/locale/format'
import { parseMobileNumber } from '@maveshi/shared/locale/parse'
import type { Translate } from '@maveshi/shared/locale/translate'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from './Field.tsx'

/** What is wrong with a mobile number, or nothing. */
export function phoneProblem(phone: string, t: Translate): string | undefined {
  if (!phone) return t('register:errors.phoneRequired')
  return parseMobileNumber(phone) ? undefined : t('register:errors.phoneInvalid')
}

/** The two numbers of a form in the form of E.164. Another number for WhatsApp is asked for only where it is another. */
export function readNumbers(values: Readonly<Record<string, string>>): { phone: string; whatsapp: string | null } {
  const phone = parseMobileNumber(values.phone ?? '') ?? ''
  if (values.hasWhatsapp === 'same') return { phone, whatsapp: phone }
  return { phone, whatsapp: (values.whatsapp && parseMobileNumber(values.whatsapp)) || null }
}

interface TelephoneFieldProps {
  readonly name: 'phone' | 'whatsapp'
  readonly label: string
  readonly hint?: string
  readonly problem: string | undefined
  /** In the form of E.164. */
  readonly number: string | null
}

/** One number of a form, with the phone's keyboard for it. */
export function TelephoneField({ name, number, ...field }: TelephoneFieldProps) {
  return (
    <Field id={name} {...field}>
      {(control) => (
        <input
          {...control}
          name={name}
          type="tel"
          autoComplete={name === 'phone' ? 'tel' : 'off'}
          defaultValue={number ? formatMobileNumber(number) : undefined}
          className="control"
          dir="ltr"
        />
      )}
    </Field>
  )
}

interface PhoneFieldsProps {
  readonly problems: Readonly<Record<string, string | undefined>>
  readonly phone?: string | null
  readonly whatsapp?: string | null
  /** Whether another number for WhatsApp may be given. */
  readonly asksForAnother?: boolean
}

/** The mobile number, and whether it has WhatsApp: most do, so that is what is assumed of a new one. */
export function PhoneFields({ problems, phone = null, whatsapp = phone, asksForAnother = false }: PhoneFieldsProps) {
  const { t } = useTranslation()
  const [isSame, setSame] = useState(whatsapp === phone)
  return (
    <>
      <TelephoneField
        name="phone"
        label={t('register:phone')}
        hint={t('register:phoneHint')}
        problem={problems.phone}
        number={phone}
      />
      <label className="flex min-h-12 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="hasWhatsapp"
          value="same"
          defaultChecked={isSame}
          onChange={(event) => setSame(event.target.checked)}
          className="size-6 shrink-0"
        />
        {t('register:hasWhatsapp')}
      </label>
      {asksForAnother && !isSame && (
        <TelephoneField
          name="whatsapp"
          label={t('editProfile:whatsapp')}
          hint={t('editProfile:whatsappHint')}
          problem={problems.whatsapp}
          number={whatsapp}
        />
      )}
    </>
  )
}
