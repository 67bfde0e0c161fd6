import { preview as messages } from '#shared/messages/shop.ts'

/** The preview's source, time and end. Times are epoch milliseconds; `timestamp` is `null` for the present. */
export type PreviewBarProps = {
  domain: string
  timestamp: number | null
  until: number
  /** The action of the form that ends the preview. */
  action: string
  /** The page to return to. */
  path: string
}

const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** Tells an editor that this is a preview, and links to the published page. */
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
