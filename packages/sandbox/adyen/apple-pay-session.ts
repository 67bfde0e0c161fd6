import type * as v from 'valibot'
import { randomHex, toBase64 } from '../crypto.ts'
import type { ApplePaySessionSchema } from './bodies.ts'
import { applePayMerchant } from './payment-methods.ts'
import { invalid } from './service-error.ts'

const lifetimeMs = 300_000

/** `data` is a merchant session in base64. The page passes it to Apple Pay unchanged. */
export function createApplePaySession(
  { displayName, domainName, merchantIdentifier }: v.InferOutput<typeof ApplePaySessionSchema>,
  now: number,
) {
  if (merchantIdentifier !== applePayMerchant.merchantId) throw invalid('15_004', 'Invalid merchantIdentifier')
  if (!/^[a-z0-9.-]+$/i.test(domainName)) throw invalid('15_005', 'Invalid domainName')
  const hex = (bytes: number) => randomHex(bytes).toUpperCase()
  const session = {
    epochTimestamp: now,
    expiresAt: now + lifetimeMs,
    merchantSessionIdentifier: `SSH${hex(32)}`,
    nonce: hex(4),
    merchantIdentifier: hex(32),
    domainName,
    displayName,
    signature: hex(64),
    operationalAnalyticsIdentifier: `${displayName}:${hex(8)}`,
    retries: 0,
    pspId: hex(32),
  }
  return { data: toBase64(new TextEncoder().encode(JSON.stringify(session))) }
}
