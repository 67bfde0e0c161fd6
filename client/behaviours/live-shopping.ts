import { consentEvent, hasAgreedTo, scriptAddress } from '../runtime/consent.ts'
import { loadScript } from '../runtime/load-script.ts'

type Widget = { EVENT: { CHANNEL: { PRESENT: string } }; on: (event: string, listener: () => void) => void }

declare global {
  interface Window {
    onBambuserWidgetReady?: (widget: Widget) => void
  }
}

/** Replaces the poster with the live-shopping widget if its script is configured and the visitor has consented. */
class LiveShoppingElement extends HTMLElement {
  #connection: AbortController | null = null

  connectedCallback(): void {
    const address = scriptAddress('live-shopping')
    if (!address) return
    const { signal } = (this.#connection = new AbortController())
    const look = () => {
      if (!hasAgreedTo('live-shopping') || this.querySelector('[data-bambuser-liveshopping-widget-id]')) return
      this.#show()
      loadScript(address).catch(() => this.#fail())
    }
    document.addEventListener(consentEvent, look, { signal })
    look()
  }

  disconnectedCallback(): void {
    this.#connection?.abort()
  }

  #show(): void {
    const host = document.createElement('div')
    host.dataset['bambuserLiveshoppingWidgetId'] = this.dataset['channel'] ?? ''
    this.append(host)
    window.onBambuserWidgetReady = (widget) => widget.on(widget.EVENT.CHANNEL.PRESENT, () => settle())
    const notice = this.querySelector('p')
    if (notice) notice.hidden = true
  }

  #fail(): void {
    const notice = this.querySelector('p')
    if (!notice) return
    notice.textContent = this.dataset['failed'] ?? ''
    notice.hidden = false
  }
}

export function run(): void {
  customElements.define('sv-live-shopping', LiveShoppingElement)
}

/** Programmes that have loaded no longer need their posters. */
function settle(): void {
  for (const element of document.querySelectorAll('sv-live-shopping'))
    element.querySelector('.live-shopping__poster')?.remove()
}
