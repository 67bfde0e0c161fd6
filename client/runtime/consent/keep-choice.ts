import { keepConsent } from '../../api/consent.ts'
import { pageServices } from '../../atoms/services.ts'
import type { PageStore } from '../../atoms/store.ts'
import { writeChoice } from './choices.ts'

let latest = ''

/**
 * Has the Worker write the cookie of a choice that was made here again, because Safari deletes a script's cookie after
 * seven days. A failure is only logged: the choice counts anyway.
 */
export async function keepChoice(store: PageStore, value: string): Promise<void> {
  latest = value
  await keepConsent(pageServices(store.get)).catch((error: unknown) => console.warn('consent:', error))
  // The visitor has chosen again in between, and the response has restored the earlier choice.
  if (latest !== value) writeChoice(latest)
}
