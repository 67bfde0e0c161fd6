import { getResponse } from './call-api.ts'
import type { PageServices } from './page-services.ts'
import { isRecord } from './shapes.ts'
import { localeOfferPath } from '#shared/links.ts'
import type { LocaleOffer } from '#shared/locale-offer.ts'

/** The locale to offer to this visitor. @throws ApiError */
export function fetchLocaleOffer(services: PageServices): Promise<LocaleOffer> {
  return getResponse(services, { path: localeOfferPath, read: readOffer })
}

/** @throws TypeError */
function readOffer(body: unknown): LocaleOffer {
  if (!isRecord(body) || !isRecord(body['locale'])) throw new TypeError('Not a locale offer')
  return body as LocaleOffer
}
