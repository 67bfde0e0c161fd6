import { hasAgreedTo, scriptAddress } from '../runtime/consent.ts'
import { loadScript } from '../runtime/load-script.ts'
import { thirdParties } from '#shared/third-parties.ts'

type Widget = { EVENT: { CHANNEL: { PRESENT: string } }; on: (event: string, listener: () => void) => void }

declare global {
  interface Window {
    onBambuserWidgetReady?: (widget: Widget) => void
  }
}

/** Replaces the poster with the live-shopping widget if its script is configured and the visitor has consented. */
export function connect(element: HTMLElement, signal: AbortSignal): void {
  const address = scriptAddress('live-shopping')
  if (!address) return
  const look = () => {
    if (!hasAgreedTo(thirdParties['live-shopping'].consent)) return showNotice(element)
    if (element.querySelector('[data-bambuser-liveshopping-widget-id]')) return
    showWidget(element)
    loadScript(address).catch(() => showFailure(element))
  }
  document.addEventListener('sv:consent', look, { signal })
  look()
}

function showWidget(element: HTMLElement): void {
  const host = document.createElement('div')
  host.dataset['bambuserLiveshoppingWidgetId'] = element.dataset['channel'] ?? ''
  element.append(host)
  window.onBambuserWidgetReady = (widget) => widget.on(widget.EVENT.CHANNEL.PRESENT, () => removePosters())
  const notice = element.querySelector('p')
  if (notice) notice.hidden = true
}

function showNotice(element: HTMLElement): void {
  const notice = element.querySelector('p')
  if (notice) notice.hidden = false
}

function showFailure(element: HTMLElement): void {
  const notice = element.querySelector('p')
  if (notice) notice.textContent = element.dataset['failed'] ?? ''
  showNotice(element)
}

/** Programmes that have loaded no longer need their posters. */
function removePosters(): void {
  for (const element of document.querySelectorAll('sv-live-shopping'))
    element.querySelector('.live-shopping__poster')?.remove()
}
