import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../context/app-env.ts'
import { servicesUntil } from '../context/bind-services.ts'
import { consentCookie, parseChoice } from '#shared/consent-cookie.ts'

const timeoutMs = 10_000

/**
 * Saves the choice that the visitor made in the banner before they logged in, in the background. A choice that the
 * account has already stays: the customer made it while they were signed in.
 */
export function keepConsent(c: Context<AppEnv>, customerId: number): void {
  const choice = parseChoice(getCookie(c, consentCookie.name) ?? '', Date.now())
  if (!choice) return
  const { customers } = servicesUntil(c.var, AbortSignal.timeout(timeoutMs))
  const keep = async () => {
    const stored = await customers.consent({ customerId })
    if (!stored) await customers.saveConsent({ customerId, groups: choice.groups })
  }
  c.executionCtx.waitUntil(keep().catch((cause: unknown) => c.var.log.error('consent-keep', cause)))
}
