import { Art } from '../../components/Art.tsx'
import type { CategoryInMenu } from '../../data/rules/catalogue-words.ts'
import { headingId } from './use-steps.ts'

interface CategoryPickerProps {
  readonly categories: readonly CategoryInMenu[]
  readonly chosen: string
  readonly problem: string | undefined
  readonly onChoose: (value: string) => void
}

/** What is it? Every creatable category as a picture with its name. The step's heading asks. */
export function CategoryPicker({ categories, chosen, problem, onChoose }: CategoryPickerProps) {
  return (
    <fieldset aria-labelledby={headingId('category')} aria-describedby={problem && 'category-problem'}>
      {/* Above the pictures: below them it would lie out of sight on a phone. */}
      {problem && (
        <p id="category-problem" className="problem mb-3">
          {problem}
        </p>
      )}
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {categories.map(({ value, iconName, label }, index) => (
          <label key={value} className="card picture-choice" data-chosen={chosen === value || undefined}>
            <input
              id={index === 0 ? 'category' : undefined}
              type="radio"
              name="category"
              className="sr-only"
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <Art icon={iconName} size={72} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
