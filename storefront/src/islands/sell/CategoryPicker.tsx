import { Art } from '../../components/Art.tsx'
import type { CategoryInMenu } from '../../data/catalogue.ts'

interface CategoryPickerProps {
  readonly title: string
  readonly categories: readonly CategoryInMenu[]
  readonly chosen: string
  readonly onChoose: (value: string) => void
}

/** What is it? Every creatable category as a picture with its name. */
export function CategoryPicker({ title, categories, chosen, onChoose }: CategoryPickerProps) {
  return (
    <fieldset>
      <legend className="mb-3 text-xl font-bold">{title}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {categories.map(({ value, iconName, label }) => (
          <label
            key={value}
            className="card grid cursor-pointer justify-items-center gap-1 p-3 text-center font-semibold has-checked:border-leaf has-checked:bg-leaf-soft has-focus-visible:outline-3 has-focus-visible:outline-turmeric"
          >
            <input
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
