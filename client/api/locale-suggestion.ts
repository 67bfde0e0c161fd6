import { callCommerce, getResponse } from './call-api.ts'
import type { PageServices } from './page-services.ts'
import { isRecord } from './shapes.ts'
import { localeSuggestionPath } from '#shared/links.ts'
import type { LocaleSuggestion } from '#shared/locale-suggestion.ts'

/** The locale to suggest to this visitor. @throws ApiError */
export function fetchLocaleSuggestion(services: PageServices): Promise<LocaleSuggestion> {
  return getResponse(services, { path: localeSuggestionPath, read: readSuggestion })
}

/** Keeps the overlay from opening by itself in the visitor's country. @throws ApiError */
export function dismissLocale(services: PageServices): Promise<void> {
  return callCommerce(services, { method: 'dismissLocale', args: {}, read: () => undefined })
}

/** @throws TypeError */
function readSuggestion(body: unknown): LocaleSuggestion {
  if (!isRecord(body) || !isRecord(body['locale'])) throw new TypeError('Not a locale suggestion')
  return body as LocaleSuggestion
}
