import type { LocaleOffer } from '../../shared/locale-offer.ts'
import { atom } from './jotai.ts'

/** The country and currency to preselect; `null` until the Worker has responded. */
export const localeOfferAtom = atom<LocaleOffer | null>(null)
