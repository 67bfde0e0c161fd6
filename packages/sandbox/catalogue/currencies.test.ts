import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { listPaymentMethods } from '../adyen/payment-methods.ts'
import { formatMoney, includedTax, isTaxIncluded } from '../bigcommerce/commerce/money.ts'
import { shippingOptionsFor } from '../bigcommerce/commerce/shipping.ts'
import { seedDefault } from '../test/catalogue-app.ts'
import { amountIn, columnAmount } from './currencies.ts'
import { priceBounds } from './queries/facets.ts'
import { type ListingFilter, listProducts } from './queries/listing.ts'

const aud = 'AUD'

beforeAll(seedDefault)

test('a currency that is only a row of the table has the amounts of its price list, at its rate', () => {
  expect(amountIn(aud, { GBP: 1, USD: 1001, EUR: 2 })).toBe(1502)
  expect(columnAmount({ price_gbp: 1, price_usd: 7500, price_eur: 2 }, 'price', aud)).toBe(11_250)
  expect(columnAmount({ sale_gbp: 1, sale_usd: null, sale_eur: 2 }, 'sale', aud)).toBeNull()
})

test('a currency that is only a row of the table has its symbol, its tax and its cards', () => {
  expect([formatMoney(123_456, aud), includedTax(1100, aud), isTaxIncluded(aud)]).toEqual(['A$1,234.56', 100, true])
  const { paymentMethods } = listPaymentMethods({
    merchantAccount: 'SelvedgeECOM',
    amount: { currency: aud, value: 1 },
  })
  expect(paymentMethods[0]).toMatchObject({ type: 'scheme', brands: ['visa', 'mc', 'amex', 'maestro'] })
})

test('a currency that is only a row of the table has the delivery costs of its price list, at its rate', () => {
  const address = { countryCode: 'AU', postalCode: '2000' }
  const cart = { currency: aud, channelId: 1421371, coupons: [] }
  const costs = (netAmount: number) =>
    shippingOptionsFor(cart as unknown as Parameters<typeof shippingOptionsFor>[0], { address, netAmount }).map(
      ({ cost }) => cost,
    )
  expect(costs(17_999)).toEqual([1493, 2993])
  expect(costs(18_000)).toEqual([0, 2993])
})

test('a listing is sorted and filtered by the prices of a currency that is only a row of the table', async () => {
  const filter: ListingFilter = { categories: [], attributes: [], currency: 'USD' }
  const page = { offset: 0, limit: 5 }
  const bounds = await priceBounds(env.DB, filter)
  const min = (bounds?.min ?? 0) * 1.5
  expect(await priceBounds(env.DB, { ...filter, currency: aud })).toEqual({ min, max: (bounds?.max ?? 0) * 1.5 })
  expect(await listProducts(env.DB, { ...filter, currency: aud, price: { min, max: min } }, 'price-up', page)).toEqual(
    await listProducts(env.DB, { ...filter, price: { min: bounds?.min, max: bounds?.min } }, 'price-up', page),
  )
})
