import * as v from 'valibot'
import { isMailWithinLimit, limitRate } from '../context/rate-limit.ts'
import { requireMarketing } from '../context/require-marketing.ts'
import { alertVariant, requestStockAlert } from '../stock-alerts/request-stock-alert.ts'
import { defineOperation } from './operation.ts'
import { PlatformIdSchema } from '#shared/domain/platform-id.ts'
import { EmailRule } from '#shared/forms/rules.ts'

export const marketingOperations = {
  /** Double opt-in: the response is the same whether the address is known or not (D-16). */
  requestNewsletter: defineOperation('public', v.object({ email: EmailRule }), async (visit, { email }) => {
    const marketing = requireMarketing(visit)
    await limitRate(visit, 'newsletter')
    if (await isMailWithinLimit(visit, email)) await marketing.requestNewsletter({ email })
    return null
  }),

  notifyStockLevel: defineOperation(
    'public',
    v.object({
      productId: PlatformIdSchema,
      variantId: PlatformIdSchema,
      email: EmailRule,
    }),
    async (visit, { email, ...ids }) => {
      await limitRate(visit, 'notify-me')
      await requestStockAlert(visit, await alertVariant(visit, ids), email)
      return null
    },
  ),
}
