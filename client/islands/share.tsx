import { useState } from 'react'
import * as messages from '../../shared/messages/product-page.ts'
import { Icon } from '../components/icon/icon.tsx'
import { defineIsland } from '../island/define-island.tsx'

type ShareProps = { url: string; title: string }

/**
 * Hands the page on: by the device's own way to share, else by its address on the clipboard; without scripts, by
 * e-mail.
 */
function Share({ url, title }: ShareProps) {
  const [answer, setAnswer] = useState('')

  async function handOn() {
    try {
      const { share } = navigator as { share?: Navigator['share'] }
      if (share) return await share.call(navigator, { url, title })
      await navigator.clipboard.writeText(url)
      setAnswer(messages.share.copied)
    } catch (error) {
      // The shopper thought better of it.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setAnswer(url)
    }
  }

  return (
    <p className="share">
      <button className="share__link" type="button" onClick={() => void handOn()}>
        <Icon name="share" />
        {messages.share.share}
      </button>
      <noscript>
        <a href={`mailto:?${new URLSearchParams({ subject: title, body: url }).toString().replaceAll('+', '%20')}`}>
          {messages.share.share}
        </a>
      </noscript>
      <span className="share__answer" role="status">
        {answer}
      </span>
    </p>
  )
}

export default defineIsland('share', 'interaction', Share)
