import { Sentence } from '../sentence/sentence.tsx'
import { preview as messages } from '#shared/messages/shop.ts'

type PartialBlockProps = { type: string; name: string | null; issues: readonly string[] }

/** Tells editors which part of a block was left out; nothing for a complete block. */
export function PartialBlock({ type, name, issues }: PartialBlockProps) {
  if (issues.length === 0) return null
  return (
    <div
      className="skipped-block"
      role="note"
      data-editors-note={messages.partLeftOut.replace('{name}', name ?? type)}
      tabIndex={-1}
    >
      <p className="skipped-block__title">
        <Sentence text={messages.partLeftOut} parts={{ name: <strong>{name ?? type}</strong> }} />{' '}
        {name !== null && <code>{type}</code>}
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
