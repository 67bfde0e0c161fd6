import { Sentence } from '../sentence/sentence.tsx'
import { LeftOutNote } from './left-out-note.tsx'
import { preview as messages } from '#shared/messages/shop.ts'

type SkippedBlockProps = {
  /** The name of the block, or its schema URI if it is unknown. */
  type: string
  /** The editor's name for the item. */
  name: string | null
  issues: readonly { field: string; expected: string; found: string }[]
}

/** Shows editors a placeholder for a skipped block, with the reason. */
export function SkippedBlock({ type, name, issues }: SkippedBlockProps) {
  return (
    <LeftOutNote
      text={messages.leftOut}
      type={type}
      name={name}
      why={issues.length === 0 ? messages.noBlock : messages.doesNotFit}
    >
      {issues.length > 0 && (
        <ul className="skipped-block__faults">
          {issues.map(({ field, expected, found }) => (
            <li key={field}>
              <Sentence text={messages.issue(expected, found)} parts={{ field: <code>{field}</code> }} />
            </li>
          ))}
        </ul>
      )}
    </LeftOutNote>
  )
}
