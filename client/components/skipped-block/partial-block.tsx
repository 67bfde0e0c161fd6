import { preview as messages } from '../../../shared/messages/en.ts'

type PartialBlockProps = { type: string; name: string | null; issues: readonly string[] }

/**
 * Stands for editors below a block that shows without a part of it, and says which part; nothing below one that is
 * whole.
 */
export function PartialBlock({ type, name, issues }: PartialBlockProps) {
  if (issues.length === 0) return null
  return (
    <div
      className="skipped-block"
      role="note"
      data-editors-note={`${messages.partLeftOut} ${name ?? type}`}
      tabIndex={-1}
    >
      <p className="skipped-block__title">
        {messages.partLeftOut} <strong>{name ?? type}</strong> {name !== null && <code>{type}</code>}
      </p>
      <p className="skipped-block__why">{messages.restShows}</p>
      <ul className="skipped-block__faults">
        {[...new Set(issues)].map((issue) => (
          <li key={issue}>{issue}</li>
        ))}
      </ul>
    </div>
  )
}
