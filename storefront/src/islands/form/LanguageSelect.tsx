import { LANGUAGE_FACTS, type Language } from '@maveshi/shared/locale/languages'
import type { ControlProps } from './Field.tsx'

/** The eleven languages, each by its own name. */
export function LanguageSelect({ control, value }: { control: ControlProps; value: Language }) {
  return (
    <select {...control} name="language" defaultValue={value} className="control">
      {LANGUAGE_FACTS.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  )
}
