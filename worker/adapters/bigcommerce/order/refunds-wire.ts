import * as v from 'valibot'
import { WireText } from '../api/wire-text.ts'
import { AmountSchema } from './order-amounts.ts'
import { WireDate } from './order-date.ts'
import { money, moneyFromDecimal } from '#shared/domain/money.ts'
import type { OrderRefund } from '#shared/domain/order.ts'
import type { Currency } from '#shared/markets.ts'

/** The provider of what was paid back as store credit (orders.v3.yml, `RefundPayment`). */
const storeCreditProvider = 'storecredit'

/** The answer to `GET /v3/orders/{id}/payment_actions/refunds`. */
export const RefundsSchema = v.object({
  data: v.array(
    v.object({
      created: WireDate,
      total_amount: AmountSchema,
      payments: v.optional(
        v.array(v.object({ amount: AmountSchema, provider_id: WireText, is_declined: v.optional(v.boolean(), false) })),
        [],
      ),
    }),
  ),
})

/**
 * What the shopper got back: the refunds without the payments that were declined. `null` if the platform has none, as
 * for an order that the merchant marked as refunded after paying back in another way.
 */
export function toRefunds({ data }: v.InferOutput<typeof RefundsSchema>, currency: Currency): OrderRefund[] | null {
  if (data.length === 0) return null
  const sum = (payments: readonly { amount: string | number }[]) =>
    payments.reduce((total, { amount }) => total + moneyFromDecimal(amount, currency).amount, 0)
  return data.map(({ created, total_amount, payments }) => {
    const declined = payments.filter(({ is_declined }) => is_declined)
    const credit = payments.filter(
      ({ is_declined, provider_id }) => !is_declined && provider_id === storeCreditProvider,
    )
    return {
      at: created,
      amount: money(moneyFromDecimal(total_amount, currency).amount - sum(declined), currency),
      storeCredit: money(sum(credit), currency),
    }
  })
}
