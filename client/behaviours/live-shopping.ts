import { loadScript } from '../runtime/load-script.ts'

type Widget = { EVENT: { CHANNEL: { PRESENT: string } }; on: (event: string, listener: () => void) => void }

declare global {
  interface Window {
    onBambuserWidgetReady?: (widget: Widget) => void
    /** Of the consent service: the groups that the visitor agreed to, `,C0001,C0003,`. */
    OnetrustActiveGroups?: string
  }
}

// What is neither needed nor advertising.
const functional = 'C0003'

/** Puts the live-shopping service's widget in the poster's place, once its script is configured and the visitor has agreed to it. */
class LiveShoppingElement extends HTMLElement {
  #connection: AbortController | null = null

  connectedCallback(): void {
    const address = document.body.dataset['liveShopping']
    if (!address) return
    const { signal } = (this.#connection = new AbortController())
    const look = () => {
      if (!hasAgreed() || this.querySelector('[data-bambuser-liveshopping-widget-id]')) return
      this.#show()
      loadScript(address).catch(() => this.#fail())
    }
    document.addEventListener('consent.onetrust', look, { signal })
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

/** The programmes that are there have no need of their posters. */
function settle(): void {
  for (const element of document.querySelectorAll('sv-live-shopping')) element.querySelector('.live-shopping__poster')?.remove()
}

function hasAgreed(): boolean {
  const cookie = /(?:^|; )OptanonConsent=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  const chosen = new URLSearchParams(cookie).get('groups') ?? ''
  return chosen.includes(`${functional}:1`) || (window.OnetrustActiveGroups ?? '').includes(`,${functional},`)
}
