import type { Island } from './define-island.tsx'
import { reloadForNewBuild } from './reload-guard.ts'

type IslandModule = { default: Island<object> }

const islands = import.meta.glob<IslandModule>(['./*.tsx', '!./*.test.tsx'], { base: '../islands' })

/**
 * Loads an island's code together with React. A missing chunk reloads the page for the new build, and rejects. @throws
 * Error if the island does not exist
 */
export async function loadIsland(name: string) {
  const [island, { hydrate }] = await Promise.all([islands[`./${name}.tsx`]?.(), import('./hydrate.tsx')])
  if (!island) throw new Error('no such island')
  return { Component: island.default.Component, hydrate }
}

/** A chunk that no longer exists reloads the page, unless a form is being submitted. */
export function watchChunks(isSubmitting: () => boolean): void {
  addEventListener('vite:preloadError', ({ payload }) => void reloadIfMissing(payload.message, isSubmitting))
}

async function reloadIfMissing(message: string, isSubmitting: () => boolean): Promise<void> {
  if ((await isMissing(message)) && !isSubmitting()) reloadForNewBuild()
}

/**
 * Firefox and Safari end the imports of a page that the visitor is leaving, and a reload would keep them there. So ask
 * for the chunk that the error names. Safari names none: then ask for the page's own script, which is of the same
 * build.
 */
export async function isMissing(message: string): Promise<boolean> {
  const named = message.split(' ').find((word) => word.endsWith('.js'))
  const address = named ?? document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? location.href
  return fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => !ok,
    () => false,
  )
}
