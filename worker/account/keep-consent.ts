import { servicesUntil } from '../context/bind-services.ts'
import type { Visit } from '../context/visit.ts'
import { consentCookie, parseChoice } from '#shared/consent-cookie.ts'

const timeoutMs = 10_000

/**
 * Saves the choice that the visitor made in the banner before they logged in, in the background. A choice that the
 * account has already stays: the customer made it while they were signed in.
 */
export function keepConsent(visit: Visit, customerId: number): void {
  const choice = parseChoice(visit.cookies.get(consentCookie.name) ?? '', Date.now())
  if (!choice) return
  const { customers } = servicesUntil(visit, AbortSignal.timeout(timeoutMs))
  const keep = async () => {
    const stored = await customers.consent({ customerId })
    if (!stored) await customers.saveConsent({ customerId, groups: choice.groups })
  }
  visit.later(keep().catch((cause: unknown) => visit.log.error('consent-keep', cause)))
}
