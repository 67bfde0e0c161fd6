import { shareLink } from '../runtime/share-link.ts'

/** Shares the address of `data-url`, or says what the shopper can do with it. */
export function connect(place: HTMLElement, signal: AbortSignal): void {
  const { url = '', title = '', copied = '' } = place.dataset
  const outcome = place.querySelector('[role="status"]')
  const share = async () => {
    const text = await shareLink({ url, title, copied })
    if (outcome && text !== null) outcome.textContent = text
  }
  place.querySelector('button')?.addEventListener('click', () => void share(), { signal })
}
