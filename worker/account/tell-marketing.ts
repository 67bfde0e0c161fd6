import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'

type Preferences = { preferenceEmail: boolean; preferencePost: boolean }

/**
 * Tells the marketing provider what a customer allows: a consent for each way, and the preferences. The address is the
 * one of the session's customer, whatever a browser says (D-16).
 *
 * @throws ServiceError: a consent that is taken back must not be lost.
 */
export async function tellMarketing(c: Context<AppEnv>, email: string, preferences: Preferences): Promise<void> {
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
