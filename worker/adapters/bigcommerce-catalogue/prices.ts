import * as v from 'valibot'
import { moneyFromDecimal } from '../../../shared/domain/money.ts'
import type { Price } from '../../../shared/domain/price.ts'
import { ServiceError } from '../../../shared/errors.ts'
import type { Currency } from '../../../shared/markets.ts'

const AmountSchema = v.object({ value: v.number(), currencyCode: v.string() })

export const PricesSchema = v.nullable(
  v.object({ price: AmountSchema, basePrice: v.optional(v.nullable(AmountSchema), null), salePrice: v.optional(v.nullable(AmountSchema), null) }),
)

export const pricesFields = `prices(currencyCode: $currencyCode) { price { value currencyCode } basePrice { value currencyCode } salePrice { value currencyCode } }`

/**
 * What a shopper is shown (D-58): the base price; below it the sale price when there is one, else the calculated price.
 * `null` when the platform hides it.
 * @throws ServiceError when the amounts are of another currency.
 */
export function toPrice(prices: v.InferOutput<typeof PricesSchema>, currency: Currency): Price | null {
  if (!prices) return null
  const amount = ({ value, currencyCode }: v.InferOutput<typeof AmountSchema>) => {
    if (currencyCode !== currency) throw new ServiceError('commerce', 'malformed', { message: `commerce: a price in ${currencyCode} where ${currency} was asked for` })
    return moneyFromDecimal(value, currency)
  }
  const calculated = amount(prices.price)
  const price = prices.basePrice ? amount(prices.basePrice) : calculated
  const sale = prices.salePrice ? amount(prices.salePrice) : null
  if (sale && sale.amount > 0 && sale.amount < price.amount) return { price, special: sale }
  return { price, special: calculated.amount < price.amount ? calculated : null }
}
