import type * as v from 'valibot'
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
  const session = {
    epochTimestamp: now,
    expiresAt: now + lifetimeMs,
    merchantSessionIdentifier: `SSH${randomHex(32)}`,
    nonce: randomHex(4),
    merchantIdentifier: randomHex(32),
    domainName,
    displayName,
    signature: randomHex(64),
    operationalAnalyticsIdentifier: `${displayName}:${randomHex(8)}`,
    retries: 0,
    pspId: randomHex(32),
  }
  return {
    data: btoa(
      Array.from(new TextEncoder().encode(JSON.stringify(session)), (byte) => String.fromCharCode(byte)).join(''),
    ),
  }
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}
