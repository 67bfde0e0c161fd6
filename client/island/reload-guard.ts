export const reloadIntervalMs = 60_000

const key = 'sv-reloaded-at'

/**
 * Whether a page whose code chunk is gone may reload now: at most once a minute. Notes the reload. Where the storage is
 * closed to us the answer is no, or the page could reload for ever.
 */
export function mayReload(storage: () => Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    const store = storage()
    const last = Number(store.getItem(key) ?? Number.NEGATIVE_INFINITY)
    if (now - last < reloadIntervalMs) return false
    store.setItem(key, String(now))
    return true
  } catch {
    return false
  }
}

/** Reloads when a chunk of script or style cannot be had any more, as after a deployment. */
export function reloadForNewBuild(): void {
  if (navigator.onLine && mayReload(() => sessionStorage, Date.now())) location.reload()
}
