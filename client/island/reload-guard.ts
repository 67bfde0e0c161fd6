const reloadIntervalMs = 60_000

const key = 'sv-reloaded-at'

/**
 * True if a page with a missing chunk may reload now, at most once a minute. Records the reload. False if storage is
 * blocked, because the page could reload forever.
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

/** Reloads the page if a script or style chunk no longer exists, for instance after a deployment. */
export function reloadForNewBuild(): void {
  if (navigator.onLine && mayReload(() => sessionStorage, Date.now())) location.reload()
}
