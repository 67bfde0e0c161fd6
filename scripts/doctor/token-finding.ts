import * as v from 'valibot'
import type { Finding } from './finding.ts'
import type { SettingTexts } from '#worker/configuration/parse-settings.ts'
import { fromBase64 } from '#worker/lib/crypto.ts'

const warnDays = 30
const dayMs = 86_400_000

// The token is a JWT (https://developer.bigcommerce.com/api-reference/store-management/tokens). Its `eat` is the
// `expires_at` of its creation, in seconds. No read of the platform shows it.
const ClaimsSchema = v.pipe(v.string(), v.parseJson(), v.object({ eat: v.number() }))

/** When the token of the Storefront API expires: from that moment on, no page with products can be rendered. */
export function tokenFinding({ BIGCOMMERCE_STOREFRONT_TOKEN: token }: SettingTexts, now = Date.now()): Finding[] {
  if (!token?.trim()) return []
  const setting = { check: 'commerce storefront token, expiry', settings: ['BIGCOMMERCE_STOREFRONT_TOKEN'] }
  const expiry = expiryOf(token.trim())
  if (expiry === null) return [{ ...setting, state: 'unchecked', what: 'the token does not say when it expires' }]
  const days = Math.floor((expiry - now) / dayMs)
  if (days >= warnDays) return [{ ...setting, state: 'ok' }]
  return [
    {
      ...setting,
      state: expiry <= now ? 'problem' : 'warning',
      what: `it ${expiry <= now ? 'expired' : 'expires'} on ${new Date(expiry).toISOString().slice(0, 10)}`,
      why: 'Without a valid token no product and no listing can be read, in any market.',
      fix: 'Create a new private token (docs/runbook.md) and set it with wrangler secret put BIGCOMMERCE_STOREFRONT_TOKEN.',
    },
  ]
}

function expiryOf(token: string): number | null {
  const payload = fromBase64(token.split('.')[1] ?? '')
  const claims = v.safeParse(ClaimsSchema, payload && new TextDecoder().decode(payload))
  return claims.success ? claims.output.eat * 1000 : null
}
