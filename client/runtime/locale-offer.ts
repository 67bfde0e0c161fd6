import type { LocaleOffer } from '../../shared/locale-offer.ts'
import { atom } from '../atoms/jotai.ts'
import type { PageServices } from '../atoms/services.ts'
import { getAnswer } from './api.ts'
import { isRecord } from './shapes.ts'

/** What to choose beforehand, once it is known. */
export const localeOfferAtom = atom<LocaleOffer | null>(null)

/** What to offer this visitor. @throws ApiError */
export function fetchLocaleOffer(services: PageServices): Promise<LocaleOffer> {
  return getAnswer(services, { path: '/api/locale', read: readOffer })
}

/** @throws TypeError */
function readOffer(body: unknown): LocaleOffer {
  if (!isRecord(body) || !isRecord(body['locale'])) throw new TypeError('Not a locale offer')
  return body as LocaleOffer
}
