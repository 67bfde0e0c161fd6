import type { PageServices } from '../api/page-services.ts'
import { createStore } from './jotai.ts'
import { servicesAtom } from './services.ts'

export type PageStore = ReturnType<typeof createStore>

/** The one store of a page, shared by the boot script and all its islands. */
export function createPageStore(services: PageServices): PageStore {
  const store = createStore()
  store.set(servicesAtom, services)
  return store
}
