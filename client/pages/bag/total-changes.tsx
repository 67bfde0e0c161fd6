import * as messages from '#shared/messages/shop.ts'

const totalMessages = messages.totalChange

/** Explains why the checkout was held before payment. The next press continues at the shown total. */
export function TotalChanges({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return null
  return (
    <div className="notice notice--error" role="alert">
      <p>
        <b>{totalMessages.title}</b>
      </p>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p>{totalMessages.confirm}</p>
    </div>
  )
}
