import { presentFacts } from './present-facts.ts'
import type { Present } from '#shared/domain/present.ts'

/** What was chosen for a present. The words of a shopper keep their line breaks and the direction of their letters. */
export function PresentDetails({ present }: { present: Present }) {
  return (
    <dl className="present-details">
      {presentFacts(present).map(({ label, fact }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
