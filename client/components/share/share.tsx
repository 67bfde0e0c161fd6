import { Icon } from '../icon/icon.tsx'
import * as messages from '#shared/messages/product-page.ts'

/** Shares the page with the device's share dialog, or copies its URL. Without scripts it opens an e-mail. */
export function Share({ url, title }: { url: string; title: string }) {
  const { share, copied } = messages.share
  return (
    <sv-share class="share" data-on-use="share" data-url={url} data-title={title} data-copied={copied}>
      <button className="share__link" type="button">
        <Icon name="share" />
        <span>{share}</span>
      </button>
      <noscript>
        <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>{share}</a>
      </noscript>
      <span className="share__outcome" role="status" />
    </sv-share>
  )
}
