import type { Language } from '../locale/languages.ts'
import bn from './labels/bn.json' with { type: 'json' }
import en from './labels/en.json' with { type: 'json' }
import gu from './labels/gu.json' with { type: 'json' }
import hi from './labels/hi.json' with { type: 'json' }
import kn from './labels/kn.json' with { type: 'json' }
import ml from './labels/ml.json' with { type: 'json' }
import mr from './labels/mr.json' with { type: 'json' }
import pa from './labels/pa.json' with { type: 'json' }
import ta from './labels/ta.json' with { type: 'json' }
import te from './labels/te.json' with { type: 'json' }
import ur from './labels/ur.json' with { type: 'json' }

/**
 * The catalogue's words in one language. Options, units and fields with one name have one label in every category; an
 * option that is called otherwise in one question has a label of its own by the question and its value: "maker.Other".
 */
export interface CatalogueLabels {
  readonly categories: Readonly<Record<string, { label: string; singular?: string; description: string }>>
  /** By category and value: "Cattle.heifer". The noun of a title where it is not the label. */
  readonly subcategories: Readonly<Record<string, { label: string; singular?: string }>>
  readonly fields: Readonly<Record<string, string>>
  readonly placeholders: Readonly<Record<string, string>>
  readonly units: Readonly<Record<string, string>>
  readonly options: Readonly<Record<string, string>>
}

/** Seeds of the labels in the database, which administrators edit afterwards. */
export const CATALOGUE_LABELS: Readonly<Record<Language, CatalogueLabels>> = {
  en,
  hi,
  mr,
  gu,
  pa,
  bn,
  ta,
  te,
  kn,
  ml,
  ur,
}
