import { renewConsentCookie } from '../../api/consent.ts'
import { pageServices } from '../../atoms/services.ts'
import type { PageStore } from '../../atoms/store.ts'
import { cookieOf } from '../consent.ts'
import { writeChoice } from './choices.ts'
import { consentCookie } from '#shared/consent-cookie.ts'

let latest = ''

/**
 * Has the Worker write the cookie of a choice that was made here again, because Safari deletes a script's cookie after
 * seven days. A failure is only logged: the choice counts anyway.
 */
export async function keepChoice(store: PageStore, value: string): Promise<void> {
  latest = value
  await renewConsentCookie(pageServices(store.get)).catch((error: unknown) => console.warn('consent:', error))
  // The visitor may have chosen again in between, and a response may have restored the earlier choice.
  if (cookieOf(consentCookie.name) !== latest) writeChoice(latest)
}
