/** Shares the address of `data-url`, or copies it. If neither is possible it shows the address. */
export function connect(place: HTMLElement, signal: AbortSignal): void {
  const { url = '', title = '', copied = '' } = place.dataset
  const outcome = place.querySelector('[role="status"]')
  const share = async () => {
    try {
      if (hasShareDialog(navigator)) return await navigator.share({ url, title })
      await navigator.clipboard.writeText(url)
      if (outcome) outcome.textContent = copied
    } catch (error) {
      // The shopper cancelled.
      if (error instanceof DOMException && error.name === 'AbortError') return
      if (outcome) outcome.textContent = url
    }
  }
  place.querySelector('button')?.addEventListener('click', () => void share(), { signal })
}

function hasShareDialog(browser: { share?: Navigator['share'] }): boolean {
  return browser.share !== undefined
}
