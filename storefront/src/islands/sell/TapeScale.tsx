import { estimateWeight_kg, isTapeLength, lengthInCm } from '@maveshi/shared/listing/live-weight'
import { formatNumber } from '@maveshi/shared/locale/format'
import { parseNumber } from '@maveshi/shared/locale/parse'
import { ChevronDown, Ruler } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../form/Field.tsx'
import { Chip } from './Chip.tsx'
import { TapeDrawing } from './TapeDrawing.tsx'

type Unit = 'cm' | 'inch'

interface TapeScaleProps {
  /** The weight's unit in words. */
  readonly unitLabel: string
  readonly onWeight: (weight_kg: number) => void
}

interface Lengths {
  readonly girth: string
  readonly length: string
  readonly unit: Unit
}

function weightOf({ girth, length, unit }: Lengths): number | undefined {
  const [girth_cm, length_cm] = [girth, length].map((text) => {
    const value = parseNumber(text)
    return value === undefined ? undefined : lengthInCm(value, unit)
  })
  return isTapeLength(girth_cm) && isTapeLength(length_cm) ? estimateWeight_kg(girth_cm, length_cm) : undefined
}

function LengthInput({
  id,
  label,
  value,
  onChange,
}: Record<'id' | 'label' | 'value', string> & { onChange: (value: string) => void }) {
  return (
    <Field id={id} label={label}>
      {(control) => (
        <input
          {...control}
          className="control"
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

/** Estimates the live weight from two lengths, for everybody who has a tape and no scales. */
export function TapeScale({ unitLabel, onWeight }: TapeScaleProps) {
  const { t } = useTranslation()
  const [lengths, setLengths] = useState<Lengths>({ girth: '', length: '', unit: 'cm' })
  const change = (changes: Partial<Lengths>) => setLengths((before) => ({ ...before, ...changes }))
  const weight_kg = weightOf(lengths)
  const weight = weight_kg === undefined ? '' : `${formatNumber(weight_kg)} ${unitLabel}`
  return (
    <details className="tape card">
      <summary className="flex min-h-12 items-center gap-3 px-4 py-2 font-semibold text-leaf">
        <Ruler size={20} aria-hidden className="shrink-0" />
        <span className="grow">{t('createListing:tape.title')}</span>
        <ChevronDown size={20} aria-hidden className="shrink-0" />
      </summary>
      <div className="grid gap-4 px-4 pb-4">
        <TapeDrawing label={t('createListing:tape.drawing')} />
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('createListing:tape.unit')}</legend>
          {(['cm', 'inch'] as const).map((unit) => (
            <Chip
              key={unit}
              type="radio"
              name="tape-unit"
              isChosen={lengths.unit === unit}
              onChoose={() => change({ unit })}
            >
              {t(unit === 'cm' ? 'createListing:tape.cm' : 'createListing:tape.inch')}
            </Chip>
          ))}
        </fieldset>
        <LengthInput
          id="tape-girth"
          label={`1. ${t('createListing:tape.girth')}`}
          value={lengths.girth}
          onChange={(girth) => change({ girth })}
        />
        <LengthInput
          id="tape-length"
          label={`2. ${t('createListing:tape.length')}`}
          value={lengths.length}
          onChange={(length) => change({ length })}
        />
        <div aria-live="polite">{weight && <p className="advice">{t('createListing:tape.about', { weight })}</p>}</div>
        {weight_kg !== undefined && (
          <button type="button" className="button button-quiet" onClick={() => onWeight(weight_kg)}>
            {t('createListing:tape.take', { weight })}
          </button>
        )}
      </div>
    </details>
  )
}
