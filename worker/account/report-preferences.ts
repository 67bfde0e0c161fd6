import type { Visit } from '../context/visit.ts'

type Preferences = { preferenceEmail: boolean; preferencePost: boolean }

/**
 * Sends a customer's contact preferences to the marketing provider: a consent for each channel, and the preferences. A
 * shop without a provider keeps the preferences at the platform only. The e-mail address is that of the session's
 * customer, never one from the browser (D-16).
 *
 * @throws ServiceError, because a withdrawn consent must not be lost
 */
export async function reportPreferences(visit: Visit, email: string, preferences: Preferences): Promise<void> {
  const { marketing } = visit.services
  if (!marketing) return
  const { signal } = visit
  // All calls end before the response, because it would abort the one that probes an open circuit.
  const outcomes = await Promise.allSettled([
    marketing.updateMarketingConsent(
      { email, category: 'marketing_email', isGiven: preferences.preferenceEmail },
      signal,
    ),
    marketing.updateMarketingConsent(
      { email, category: 'marketing_post', isGiven: preferences.preferencePost },
      signal,
    ),
    marketing.updatePreferences({ email, preferences }, signal),
  ])
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/** Withdraws the consents and preferences of an address. @throws ServiceError, because a withdrawal must not be lost */
export function withdrawConsents(visit: Visit, email: string): Promise<void> {
  return reportPreferences(visit, email, { preferenceEmail: false, preferencePost: false })
}
