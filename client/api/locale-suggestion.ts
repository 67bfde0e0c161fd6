import { getResponse } from './call-api.ts'
import type { PageServices } from './page-services.ts'
import { isRecord } from './shapes.ts'
import { localeSuggestionPath } from '#shared/links.ts'
import type { LocaleSuggestion } from '#shared/locale-suggestion.ts'

/** The locale to offer to this visitor. @throws ApiError */
export function fetchLocaleSuggestion(services: PageServices): Promise<LocaleSuggestion> {
  return getResponse(services, { path: localeSuggestionPath, read: readOffer })
}

/** @throws TypeError */
function readOffer(body: unknown): LocaleSuggestion {
  if (!isRecord(body) || !isRecord(body['locale'])) throw new TypeError('Not a locale offer')
  return body as LocaleSuggestion
}
