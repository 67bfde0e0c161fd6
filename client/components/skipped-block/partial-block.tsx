import { LeftOutNote } from './left-out-note.tsx'
import { preview as messages } from '#shared/messages/shop.ts'

type PartialBlockProps = { type: string; name: string | null; issues: readonly string[] }

/** Tells editors which part of a block was left out; nothing for a complete block. */
export function PartialBlock({ type, name, issues }: PartialBlockProps) {
  if (issues.length === 0) return null
  return (
    <LeftOutNote text={messages.partLeftOut} type={type} name={name} why={messages.restShows}>
      <ul className="skipped-block__faults">
        {[...new Set(issues)].map((issue) => (
          <li key={issue}>{issue}</li>
        ))}
      </ul>
    </LeftOutNote>
  )
}
