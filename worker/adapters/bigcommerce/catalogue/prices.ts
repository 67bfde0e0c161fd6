import * as v from 'valibot'
import { moneyFromDecimal } from '#shared/domain/money.ts'
import type { PlatformPrice } from '#shared/domain/price.ts'
import { ServiceError } from '#shared/errors.ts'
import type { Currency } from '#shared/markets.ts'

// All amounts of a response must have the requested currency. The currency is queried once and compared.
const AmountSchema = v.object({ value: v.number(), currencyCode: v.string() })
const ValueSchema = v.nullish(v.object({ value: v.number() }), null)

export const PricesSchema = v.nullable(
  v.object({ price: AmountSchema, basePrice: ValueSchema, salePrice: ValueSchema }),
)

export const pricesFields = `prices(currencyCode: $currencyCode) { price { value currencyCode } basePrice { value } salePrice { value } }`

/**
 * The platform's price (D-58): the base price and, if lower, the sale price or else the calculated price. `null` if the
 * platform hides it.
 *
 * @throws ServiceError if the amounts have another currency
 */
export function toPrice(prices: v.InferOutput<typeof PricesSchema>, currency: Currency): PlatformPrice | null {
  if (!prices) return null
  const { currencyCode } = prices.price
  if (currencyCode !== currency)
    throw new ServiceError('commerce', 'malformed', {
      message: `commerce: a price is in ${currencyCode} although ${currency} was requested`,
    })
  const amount = ({ value }: { value: number }) => moneyFromDecimal(value, currency)
  const calculated = amount(prices.price)
  const regular = prices.basePrice ? amount(prices.basePrice) : calculated
  const sale = prices.salePrice ? amount(prices.salePrice) : null
  if (sale && sale.amount > 0 && sale.amount < regular.amount) return { regular, reduced: sale }
  return { regular, reduced: calculated.amount < regular.amount ? calculated : null }
}
