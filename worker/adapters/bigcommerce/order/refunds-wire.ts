import * as v from 'valibot'
import { AmountSchema } from './order-amounts.ts'
import { type Money, money, moneyFromDecimal } from '#shared/domain/money.ts'
import type { Currency } from '#shared/markets.ts'

/** The answer to `GET /v3/orders/{id}/payment_actions/refunds`. */
export const RefundsSchema = v.object({
  data: v.array(
    v.object({
      total_amount: AmountSchema,
      payments: v.optional(
        v.array(v.object({ amount: AmountSchema, is_declined: v.optional(v.boolean(), false) })),
        [],
      ),
    }),
  ),
})

/**
 * What the shopper got back: the refunds without the payments that were declined. `null` if the platform has none, as
 * for an order that the merchant marked as refunded after paying back in another way.
 */
export function toRefunded({ data }: v.InferOutput<typeof RefundsSchema>, currency: Currency): Money | null {
  if (data.length === 0) return null
  const minor = (decimal: string | number) => moneyFromDecimal(decimal, currency).amount
  const sum = (amounts: readonly (string | number)[]) => amounts.reduce<number>((total, each) => total + minor(each), 0)
  const declined = data.flatMap(({ payments }) => payments).filter(({ is_declined }) => is_declined)
  return money(sum(data.map(({ total_amount }) => total_amount)) - sum(declined.map(({ amount }) => amount)), currency)
}
