import { Sentence } from '../sentence/sentence.tsx'
import { preview as messages } from '#shared/messages/shop.ts'

/** The preview's source, time and end. Times are epoch milliseconds; `timestamp` is `null` for the present. */
export type PreviewBarProps = {
  /** BCP 47 tag of the page's language. */
  language: string
  domain: string
  timestamp: number | null
  until: number
  /** The action of the form that ends the preview. */
  action: string
  /** The page to return to. */
  path: string
}

/** Tells an editor that this is a preview, and links to the published page. */
export function PreviewBar({ language, domain, timestamp, until, action, path }: PreviewBarProps) {
  return (
    <aside className="preview-bar" aria-label={messages.label}>
      <p className="preview-bar__what">
        <Sentence
          text={timestamp === null ? messages.showingNow : messages.showingAt}
          parts={{
            domain: <strong>{domain}</strong>,
            moment: timestamp !== null && <Moment at={timestamp} language={language} />,
          }}
        />
      </p>
      <p className="preview-bar__until">
        <Sentence text={messages.until} parts={{ moment: <Moment at={until} language={language} /> }} />
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

function Moment({ at, language }: { at: number; language: string }) {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const date = new Date(at)
  return <time dateTime={date.toISOString()}>{format.format(date)} UTC</time>
}
