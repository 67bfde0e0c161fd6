import type { Choice } from '#shared/domain/selection.ts'
import { sizeGuide } from '#shared/messages/size-guide.ts'

type QuickAddChoicesProps = {
  label: string
  /** Address of the size charts. */
  guide?: string
  choices: Choice[]
  textOf?: (value: string) => string
  value: string | null
  onChoose: (value: string | null) => void
}

/** Sizes or lengths as buttons. One that cannot be bought is disabled and says why. */
export function QuickAddChoices({ label, guide, choices, textOf = String, value, onChoose }: QuickAddChoicesProps) {
  if (choices.length === 0) return null
  return (
    <div className="quick-add__choices" role="group" aria-label={label}>
      <p className="quick-add__label">
        <span aria-hidden="true">{label}</span>
        {guide !== undefined && <a href={guide}>{sizeGuide.title}</a>}
      </p>
      {choices.map((choice) => (
        <button
          className="quick-add__choice"
          type="button"
          key={choice.value}
          aria-pressed={choice.value === value}
          disabled={choice.note !== null}
          {...(choice.note !== null && { 'aria-label': `${textOf(choice.value)}, ${choice.note}` })}
          onClick={() => onChoose(choice.value === value ? null : choice.value)}
        >
          {textOf(choice.value)}
        </button>
      ))}
    </div>
  )
}
