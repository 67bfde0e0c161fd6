import * as v from 'valibot'
import type { AnalyticsPort } from '../../ports/analytics-port.ts'
import type { Call } from '../../upstream/call.ts'

/**
 * GA4's Measurement Protocol, which a tag manager's server container receives too. `url` has the measurement id and the
 * API secret in its query. The service accepts every request that it can read, and says not to repeat a refused one.
 *
 * https://developers.google.com/analytics/devguides/collection/protocol/ga4/reference
 */
export function createMeasurementProtocol({ url, call }: { url: string; call: Call }): AnalyticsPort {
  return {
    async reportPurchase({ clientId, sessionId, ecommerce, hasAdvertising }, signal) {
      const advertising = hasAdvertising ? 'GRANTED' : 'DENIED'
      await call('purchase', v.string(), {
        url,
        method: 'POST',
        format: 'text',
        body: {
          client_id: clientId,
          consent: { ad_user_data: advertising, ad_personalization: advertising },
          events: [
            { name: 'purchase', params: { ...ecommerce, ...(sessionId !== null && { session_id: sessionId }) } },
          ],
        },
        signal,
      })
    },
  }
}
