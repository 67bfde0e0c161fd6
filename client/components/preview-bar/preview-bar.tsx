import { preview as messages } from '../../../shared/messages/en.ts'

/** What is previewed, of which moment, and until when: moments in epoch milliseconds, `timestamp` `null` for now. */
export type PreviewBarProps = {
  domain: string
  timestamp: number | null
  until: number
  /** Where the form that ends the preview posts to. */
  action: string
  /** The page to come back to. */
  path: string
}

const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** Tells an editor that this is not what shoppers see, and leads back to that. */
export function PreviewBar({ domain, timestamp, until, action, path }: PreviewBarProps) {
  return (
    <aside className="preview-bar" aria-label={messages.label}>
      <p className="preview-bar__what">
        {messages.showing} <strong>{domain}</strong>{' '}
        {timestamp === null ? (
          messages.now
        ) : (
          <>
            {messages.at} <Moment at={timestamp} />
          </>
        )}
      </p>
      <p className="preview-bar__until">
        {messages.until} <Moment at={until} />
      </p>
      <form method="post" action={action}>
        <input type="hidden" name="path" value={path} />
        <button type="submit" className="preview-bar__exit">
          {messages.exit}
        </button>
      </form>
    </aside>
  )
}

function Moment({ at }: { at: number }) {
  const date = new Date(at)
  return <time dateTime={date.toISOString()}>{moments.format(date)} UTC</time>
}
