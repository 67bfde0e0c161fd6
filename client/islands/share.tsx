import { useState } from 'react'
import { Icon } from '../components/icon/icon.tsx'
import { defineIsland } from '../island/define-island.tsx'
import * as messages from '#shared/messages/product-page.ts'

type ShareProps = { url: string; title: string }

/** Shares the page with the device's share dialog, or copies its URL. Without scripts it opens an e-mail. */
function Share({ url, title }: ShareProps) {
  const [status, setStatus] = useState('')

  async function sharePage() {
    try {
      const { share } = navigator as { share?: Navigator['share'] }
      if (share) return await share.call(navigator, { url, title })
      await navigator.clipboard.writeText(url)
      setStatus(messages.share.copied)
    } catch (error) {
      // The shopper cancelled.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setStatus(url)
    }
  }

  return (
    <p className="share">
      <button className="share__link" type="button" onClick={() => void sharePage()}>
        <Icon name="share" />
        <span>{messages.share.share}</span>
      </button>
      <noscript>
        <a href={`mailto:?${new URLSearchParams({ subject: title, body: url }).toString().replaceAll('+', '%20')}`}>
          {messages.share.share}
        </a>
      </noscript>
      <span className="share__outcome" role="status">
        {status}
      </span>
    </p>
  )
}

export default defineIsland('share', 'interaction', Share)
