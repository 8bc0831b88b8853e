import { hasRole } from '@maveshi/shared/catalogue/roles'
import { label } from '@maveshi/shared/locale/languages'
import { useMemo } from 'react'
import { type TranslateFunction, useTranslate } from 'react-admin'
import { useCatalogue } from '../../market/CatalogueGate.tsx'
import type { Catalogue, FieldRow, OptionRow } from '../../market/catalogue.ts'
import { useFieldRows, useOptionRows } from '../../market/use-catalogue-rows.ts'
import { columnNames } from '../../providers/column-names.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import type { Concept, Meaning } from '../../providers/lexicon.ts'
import { failureOf, useRows } from '../../providers/use-rows.ts'

/** Something that a word can lead to, by its name, and the category it is of. */
export interface ConceptChoice {
  readonly id: string
  readonly name: string
  readonly within: string
}

/** What words can lead to, in the reader's words. */
export interface Concepts {
  readonly choices: readonly ConceptChoice[]
  /** What a word leads to, with its category where it is not one itself. */
  nameOf(meaning: Meaning | Concept): string
}

interface Rows {
  readonly concepts: readonly Concept[]
  readonly fields: readonly FieldRow[]
  readonly options: readonly OptionRow[]
}

const OTHER = 'Other'

type Named = Pick<Meaning, 'kind' | 'place'> & {
  readonly concept: string
  readonly category: string | null
  readonly field: string | null
  readonly value: string | null
}

function named(meaning: Meaning | Concept): Named {
  const { kind, category = null, field = null, value = null } = meaning
  const concept = 'id' in meaning ? String(meaning.id) : (meaning.concept ?? '')
  return { kind, category, field, value, concept, ...('place' in meaning ? { place: meaning.place } : {}) }
}

/** The answers of the catalogue that no concept stands for yet, each once: a word makes them one. */
function answersWithout({ concepts, fields, options }: Rows): Named[] {
  const known = new Set(concepts.map(({ field, value }) => `${field}=${value}`))
  const searched = new Map(fields.filter((row) => hasRole(row, 'search')).map((row) => [row.id, row.field]))
  const answers = options.flatMap(({ field_key, value }) => {
    const field = searched.get(field_key)
    return field && value !== OTHER ? [{ field, value }] : []
  })
  const missing = new Map(answers.map((one) => [`${one.field}=${one.value}`, one]))
  return [...missing].flatMap(([concept, one]) =>
    known.has(concept) ? [] : [{ kind: 'option' as const, concept, category: null, ...one }],
  )
}

/** Numbers say the same to everybody; units and bounds have names. */
const amountIn = (value: string, translate: TranslateFunction): string =>
  Number.isNaN(Number(value)) ? translate(`admin:lexicon.amounts.${value}`, { _: value }) : value

function createConcepts(
  rows: Rows,
  words: Pick<Catalogue, 'category' | 'choices' | 'title'>,
  language: ReturnType<typeof useLanguage>,
  translate: TranslateFunction,
): Concepts {
  const { fields, options, concepts } = rows
  const field = new Map(fields.map((row) => [row.id, row]))
  const optionOf = ({ category, field: id, value }: Named) =>
    options.find((row) => {
      const of = field.get(row.field_key)
      return row.value === value && of?.field === id && (!category || of?.category === category)
    })
  const inCatalogue = (category: string, subcategory: string) =>
    words.title({ category, subcategory, title: null, attributes: {} })
  const nameIn = (one: Named): string => {
    const { kind, concept, category, value } = one
    if (one.place) return label(one.place.names, language, one.place.id)
    if (kind === 'noise') return translate('admin:lexicon.noise')
    if (kind === 'quantity') return `${translate('admin:lexicon.quantity')}: ${amountIn(one.value ?? '', translate)}`
    if (kind === 'category') return words.category(category ?? concept)
    if (kind === 'option') return label(optionOf(one)?.labels, language, value ?? concept)
    // One word may stand for several that the catalogue parts: the young of an animal.
    if (kind === 'subcategory' && category && value)
      return [...new Set(value.split(' ').map((one) => inCatalogue(category, one)))].join(' / ')
    if (kind === 'switch') return label(fields.find((row) => row.field === one.field)?.labels, language, concept)
    return translate(`admin:lexicon.things.${concept}`, { _: concept.replaceAll('-', ' ') })
  }
  const withinOf = ({ kind, category }: Named) => (category && kind !== 'category' ? words.category(category) : '')
  const choice = (one: Named) => ({ id: one.concept, name: nameIn(one), within: withinOf(one) })
  const stored = concepts.map(named)
  const ids = new Set(stored.map(({ concept }) => concept))
  const categories = words.choices.filter(({ id }) => !ids.has(id)).map(({ id, name }) => ({ id, name, within: '' }))
  const collator = new Intl.Collator(language)
  return {
    choices: [...categories, ...[...stored, ...answersWithout(rows)].map(choice)].sort(
      (a, b) => collator.compare(a.within, b.within) || collator.compare(a.name, b.name),
    ),
    nameOf(meaning) {
      const one = named(meaning)
      return [nameIn(one), withinOf(one)].filter(Boolean).join(' · ')
    },
  }
}

/** What words can lead to; nothing while it is on its way. */
export function useConcepts(): { concepts: Concepts | undefined; error: unknown; retry: () => void } {
  const language = useLanguage()
  const translate = useTranslate()
  const catalogue = useCatalogue()
  const concepts = useRows<Concept>(
    'search_concepts',
    'id',
    columnNames('search_concepts', 'id', 'kind', 'category', 'field', 'value'),
  )
  const fields = useFieldRows()
  const options = useOptionRows()
  const known = useMemo(() => {
    if (!concepts.data || !fields.data || !options.data) return undefined
    const rows = { concepts: concepts.data, fields: fields.data, options: options.data }
    return createConcepts(rows, catalogue, language, translate)
  }, [concepts.data, fields.data, options.data, catalogue, language, translate])
  const { error, retry } = failureOf([concepts, fields, options])
  return { concepts: known, error, retry }
}
