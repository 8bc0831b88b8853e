import { Art } from '../../components/Art.tsx'
import type { InputProps } from './ChoiceInputs.tsx'

const PICTURE_PX = 64

/** One of a few things by its picture, with the name below. */
export function PictureInput({ field, answer, onAnswer, control }: InputProps) {
  const choices = field.choices.filter(({ isActive }) => isActive)
  return (
    <div className="picture-choices">
      {choices.map(({ value, label, iconName = '' }, index) => (
        <label key={value} className="card picture-choice" data-chosen={answer === value || undefined}>
          <input
            id={index === 0 ? control.id : undefined}
            type="radio"
            name={field.id}
            className="sr-only"
            checked={answer === value}
            onChange={() => onAnswer(value)}
          />
          <Art icon={iconName} size={PICTURE_PX} />
          {label}
        </label>
      ))}
    </div>
  )
}
