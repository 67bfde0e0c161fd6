import { deadline, hold } from './early-events.ts'

const awaiting = '[data-wishlist-item], [data-view], [data-quick-add], [data-on-use] button'
let coming: Promise<unknown> | null = null

/** Holds taps until the page's scripts have loaded, at most 4 s. */
export function holdTapsUntil(scripts: Promise<unknown>): void {
  const mine = Promise.race([scripts, deadline()])
    .catch(() => undefined)
    .finally(() => {
      if (coming === mine) coming = null
    })
  coming = mine
}

/**
 * Replays early taps on script-only controls and forms once the page script has loaded, and starts loading it at once.
 * If it does not load, the browser's default action runs.
 */
export function holdEarlyTaps(hasten: () => void): void {
  document.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(awaiting) : null
      if (!coming || !control || event.ctrlKey || event.metaKey || event.shiftKey) return
      hold(event)
      hasten()
      void coming.then(() => control.isConnected && control.click())
    },
    true,
  )
}
