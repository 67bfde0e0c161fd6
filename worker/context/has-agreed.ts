import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from './app-env.ts'
import { consentCookie, parseChoice } from '#shared/consent-cookie.ts'
import { allGroups, consentGroups, type ConsentPurpose, decideConsent } from '#shared/consent.ts'

/**
 * True if the visitor has chosen to agree to the purpose. A market's rule without a choice is not enough here, and
 * Global Privacy Control is over a stored yes.
 */
export function hasAgreed(c: Context<AppEnv>, purpose: ConsentPurpose): boolean {
  const choice = parseChoice(getCookie(c, consentCookie.name) ?? '', Date.now()) ?? choiceAtService(c)
  const { groups } = decideConsent({
    rule: 'opt-in',
    hasPrivacyControl: c.req.header('sec-gpc') === '1',
    asks: 'banner',
    choice,
  })
  return groups.includes(consentGroups[purpose])
}

/** The choice that a consent service stored; `null` before the visitor has chosen. */
function choiceAtService(c: Context<AppEnv>) {
  const stored = getCookie(c, 'OptanonConsent')
  if (stored === undefined || getCookie(c, 'OptanonAlertBoxClosed') === undefined) return null
  const pairs = (new URLSearchParams(stored).get('groups') ?? '').split(',')
  return { groups: allGroups.filter((group) => pairs.includes(`${group}:1`)) }
}
