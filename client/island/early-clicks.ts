import { hold, holdTimeout } from './early-events.ts'
import { isModified } from './is-modified.ts'

const scriptOnlyControls =
  '[data-wishlist-item], [data-view], [data-clears], [data-quick-add], [data-held], .swatches, [data-on-use] button'
let pendingScripts: Promise<unknown> | null = null

/** Holds clicks until these scripts, and those that clicks wait for already, have loaded, at most 4 s. */
export function holdClicksUntil(scripts: Promise<unknown>): void {
  const pending = Promise.race([Promise.all([pendingScripts, scripts]), holdTimeout()])
    .catch(() => undefined)
    .finally(() => {
      if (pendingScripts === pending) pendingScripts = null
    })
  pendingScripts = pending
}

/**
 * Replays early clicks on script-only controls and forms once the page script has loaded, and starts loading it at
 * once. If it does not load, the browser's default action runs.
 */
export function replayEarlyClicks(startLoading: () => void): void {
  document.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(scriptOnlyControls) : null
      if (!pendingScripts || !control || isModified(event)) return
      hold(event)
      startLoading()
      // The copy has the place of the press, which says what was pressed in a row of swatches.
      void pendingScripts.then(() => control.isConnected && control.dispatchEvent(new MouseEvent('click', event)))
    },
    true,
  )
}
