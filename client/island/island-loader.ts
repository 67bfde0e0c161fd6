import type { ComponentType } from 'react'
import { reloadForNewBuild } from './reload-guard.ts'

type IslandModule = { default: { Component: ComponentType<object> } }

const islands = import.meta.glob<IslandModule>('../islands/*.tsx')

/**
 * Loads an island's code together with React. A chunk that cannot be had asks for a new build, and rejects.
 *
 * @throws Error when there is no such island.
 */
export async function loadIsland(name: string) {
  const load = islands[`../islands/${name}.tsx`]
  if (!load) throw new Error(`There is no client/islands/${name}.tsx.`)
  const [island, { hydrate }] = await Promise.all([load(), import('./hydrate.tsx')])
  return { Component: island.default.Component, hydrate }
}

/** A rejected import of a chunk reloads the page, unless the visitor has a form on its way. */
export function watchChunks(isLeaving: () => boolean): void {
  addEventListener('vite:preloadError', () => {
    if (!isLeaving()) reloadForNewBuild()
  })
}
