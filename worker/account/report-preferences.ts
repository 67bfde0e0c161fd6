import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'

type Preferences = { preferenceEmail: boolean; preferencePost: boolean }

/**
 * Sends a customer's contact preferences to the marketing provider: a consent for each channel, and the preferences.
 * The e-mail address is that of the session's customer, never one from the browser (D-16).
 *
 * @throws ServiceError, because a withdrawn consent must not be lost
 */
export async function reportPreferences(c: Context<AppEnv>, email: string, preferences: Preferences): Promise<void> {
  const { marketing } = c.var.services
  const { signal } = c.req.raw
  await Promise.all([
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
}
