import type { PageServices } from '../api/page-services.ts'
import { atom, type Getter } from './jotai.ts'

export const servicesAtom = atom<PageServices | null>(null)

/** @throws Error if the store was not created by `createPageStore` */
export function pageServices(get: Getter): PageServices {
  const services = get(servicesAtom)
  if (!services) throw new Error('The store has no page services.')
  return services
}

export const settingsAtom = atom((get) => pageServices(get).settings)
