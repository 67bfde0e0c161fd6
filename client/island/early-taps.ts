import { deadline, hold } from './early-events.ts'

const awaiting = '[data-wishlist-item], [data-view], [data-quick-add], [data-on-use] button'
let coming: Promise<unknown> | null = null

/** The scripts of the page are on their way: until they have come, 4 s at most, what is tapped waits for them. */
export function holdTapsUntil(scripts: Promise<unknown>): void {
  const mine = Promise.race([scripts, deadline()])
    .catch(() => undefined)
    .finally(() => {
      if (coming === mine) coming = null
    })
  coming = mine
}

/**
 * A tap on what static markup has for script alone, or would otherwise post, is done again when the scripts have come;
 * it hastens them. Where they do not come, it does what it does without them.
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
