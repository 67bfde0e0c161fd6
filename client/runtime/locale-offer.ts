import type { LocaleOffer } from '../../shared/locale-offer.ts'
import { atom } from '../atoms/jotai.ts'
import type { PageServices } from '../atoms/services.ts'

/** What to choose beforehand, once it is known. */
export const localeOfferAtom = atom<LocaleOffer | null>(null)

/** What to offer this visitor. @throws Error when there is no answer */
export async function fetchLocaleOffer({ settings, fetch }: PageServices): Promise<LocaleOffer> {
  const response = await fetch(`${settings.prefix}/api/locale`, { signal: AbortSignal.timeout(5000) })
  if (!response.ok) throw new Error(`Status ${response.status}`)
  return response.json()
}
