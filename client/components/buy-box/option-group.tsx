import type { Choice } from '../../../shared/domain/selection.ts'
import * as messages from '../../../shared/messages/en.ts'

type OptionGroupProps = {
  name: 'size' | 'length'
  label: string
  choices: Choice[]
  /** What a shopper reads for a value. */
  textOf?: (value: string) => string
  value: string | null
  onChoose: (value: string) => void
  /** What has sold out can be chosen all the same, to be told when it is back; else it is disabled. */
  isSoldOutChosen?: boolean
  /** Id of the message that asks for a choice. */
  describedBy?: string | undefined
}

/** A set of radio boxes; what has sold out is struck through and says so. */
export function OptionGroup({
  name,
  label,
  choices,
  textOf = String,
  value,
  onChoose,
  isSoldOutChosen = false,
  describedBy,
}: OptionGroupProps) {
  if (choices.length === 0) return null
  return (
    <fieldset className="option-group" {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}>
      <legend>
        {label}
        {value !== null && <span className="option-group__chosen">{textOf(value)}</span>}
      </legend>
      {choices.map((choice) => (
        <label
          className={
            choice.isAvailable ? 'option-group__choice' : 'option-group__choice option-group__choice--sold-out'
          }
          key={choice.value}
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            required
            checked={choice.value === value}
            disabled={!choice.isAvailable && !isSoldOutChosen}
            onChange={() => onChoose(choice.value)}
          />
          <span>
            {textOf(choice.value)}
            {!choice.isAvailable && <span className="visually-hidden">, {messages.product.optionSoldOut}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
