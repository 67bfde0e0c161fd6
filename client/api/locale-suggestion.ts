import { getResponse } from './call-api.ts'
import type { PageServices } from './page-services.ts'
import { isRecord } from './shapes.ts'
import { localeSuggestionPath } from '#shared/links.ts'
import type { LocaleSuggestion } from '#shared/locale-suggestion.ts'

/** The locale to suggest to this visitor. @throws ApiError */
export function fetchLocaleSuggestion(services: PageServices): Promise<LocaleSuggestion> {
  return getResponse(services, { path: localeSuggestionPath, read: readSuggestion })
}

/** @throws TypeError */
function readSuggestion(body: unknown): LocaleSuggestion {
  if (!isRecord(body) || !isRecord(body['locale'])) throw new TypeError('Not a locale suggestion')
  return body as LocaleSuggestion
}
