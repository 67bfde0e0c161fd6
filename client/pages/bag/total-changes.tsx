import * as messages from '../../../shared/messages/en.ts'

const words = messages.totalChange

/** Why the checkout was held, before anything is paid: the next press goes on at the total that shows. */
export function TotalChanges({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return null
  return (
    <div className="notice notice--error" role="alert">
      <p>
        <b>{words.title}</b>
      </p>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p>{words.confirm}</p>
    </div>
  )
}
