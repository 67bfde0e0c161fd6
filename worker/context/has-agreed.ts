import type { Visit } from './visit.ts'
import { consentCookie, parseChoice } from '#shared/consent-cookie.ts'
import { allGroups, consentGroups, type ConsentPurpose, decideConsent } from '#shared/consent.ts'

/**
 * True if the visitor has chosen to agree to the purpose. A market's rule without a choice is not enough here, and
 * Global Privacy Control is over a stored yes.
 */
export function hasAgreed(visit: Visit, purpose: ConsentPurpose): boolean {
  const choice = parseChoice(visit.cookies.get(consentCookie.name) ?? '', Date.now()) ?? choiceAtService(visit)
  const { groups } = decideConsent({
    rule: 'opt-in',
    hasPrivacyControl: visit.headers.get('sec-gpc') === '1',
    asks: 'banner',
    choice,
  })
  return groups.includes(consentGroups[purpose])
}

/** The choice that a consent service stored; `null` before the visitor has chosen. */
function choiceAtService(visit: Visit) {
  const stored = visit.cookies.get('OptanonConsent')
  if (stored === undefined || visit.cookies.get('OptanonAlertBoxClosed') === undefined) return null
  const pairs = (new URLSearchParams(stored).get('groups') ?? '').split(',')
  return { groups: allGroups.filter((group) => pairs.includes(`${group}:1`)) }
}
