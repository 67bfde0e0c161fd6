import { toolParam } from '../form-tool.ts'
import type { Choice } from '#shared/domain/selection.ts'

type OptionGroupProps = {
  name: 'size' | 'length'
  label: string
  choices: Choice[]
  /** The value's label for the shopper. */
  textOf?: (value: string) => string
  value: string | null
  onChoose: (value: string) => void
  /** If true, sold-out values can be chosen, to request a stock alert. Otherwise they are disabled. */
  canChooseSoldOut?: boolean
  /** Id of the message that asks for a choice. */
  describedBy?: string | undefined
}

/** A set of radio buttons. Values that cannot be bought are struck through and say why. */
export function OptionGroup({
  name,
  label,
  choices,
  textOf = String,
  value,
  onChoose,
  canChooseSoldOut = false,
  describedBy,
}: OptionGroupProps) {
  if (choices.length === 0) return null
  return (
    <fieldset className="option-group" {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}>
      <legend>
        {value === null ? (
          label
        ) : (
          <>
            <span>{label}</span>
            <span className="option-group__chosen">{textOf(value)}</span>
          </>
        )}
      </legend>
      {choices.map((choice, index) => (
        <label
          className={
            choice.note === null ? 'option-group__choice' : 'option-group__choice option-group__choice--sold-out'
          }
          key={choice.value}
        >
          <input
            type="radio"
            name={name}
            // That of the first button is the description of the group.
            {...(import.meta.env.SSR && index === 0 && toolParam(name))}
            value={choice.value}
            required
            checked={choice.value === value}
            disabled={choice.note !== null && !canChooseSoldOut}
            onChange={() => onChoose(choice.value)}
          />
          <span>
            {choice.note === null ? (
              textOf(choice.value)
            ) : (
              <>
                <span>{textOf(choice.value)}</span>
                <span className="visually-hidden">{`, ${choice.note}`}</span>
              </>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
