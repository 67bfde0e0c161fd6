import * as messages from '../../../shared/messages/en.ts'
import type { Choice } from './selection.ts'

type OptionGroupProps = {
  name: 'size' | 'length'
  label: string
  choices: Choice[]
  value: string | null
  onChoose: (value: string) => void
}

/** A set of radio boxes; what cannot be bought is disabled and says so [PLP-46]. */
export function OptionGroup({ name, label, choices, value, onChoose }: OptionGroupProps) {
  if (choices.length === 0) return null
  return (
    <fieldset className="option-group">
      <legend>
        {label}
        {value !== null && <span className="option-group__chosen">{value}</span>}
      </legend>
      {choices.map((choice) => (
        <label className="option-group__choice" key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            required
            checked={choice.value === value}
            disabled={!choice.isAvailable}
            onChange={() => onChoose(choice.value)}
          />
          <span>
            {choice.value}
            {!choice.isAvailable && <span className="visually-hidden">, {messages.product.optionSoldOut}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
