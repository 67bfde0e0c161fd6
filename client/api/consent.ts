import { callCommerce } from './call-api.ts'
import type { PageServices } from './page-services.ts'
import { allGroups, type ConsentGroup } from '#shared/consent.ts'

/** The groups that the signed-in customer has agreed to; `null` if they never chose. Rejects with an `ApiError`. */
export function readAccountConsent(services: PageServices): Promise<ConsentGroup[] | null> {
  return callCommerce(services, { method: 'getConsent', args: {}, read: readGroups })
}

/** Stores the choice of the signed-in customer. Rejects with an `ApiError`. */
export async function saveAccountConsent(services: PageServices, groups: readonly ConsentGroup[]): Promise<void> {
  await callCommerce(services, { method: 'updateConsent', args: { groups }, read: () => undefined })
}

/** Has the Worker write the cookie of the choice again. Rejects with an `ApiError`. */
export async function renewConsentCookie(services: PageServices): Promise<void> {
  await callCommerce(services, { method: 'renewConsentCookie', args: {}, read: () => undefined })
}

function readGroups(body: unknown): ConsentGroup[] | null {
  const groups = (body as { groups?: unknown } | null)?.groups
  return Array.isArray(groups) ? allGroups.filter((group) => groups.includes(group)) : null
}
