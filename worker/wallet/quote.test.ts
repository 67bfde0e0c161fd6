import { expect, test } from 'vitest'
import { pricedFor } from '../cart/write-savings.ts'
import type { SaleState } from '../ports/catalogue-port.ts'
import type { PricedSavings } from '../ports/wallet-payment-port.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { quoteContact, quoteItems, type Quoting, StalePriceError } from './quote.ts'
import { type Cart, emptyCart } from '#shared/domain/cart.ts'
import type { Checkout } from '#shared/domain/checkout.ts'
import { money } from '#shared/domain/money.ts'
import { markets } from '#shared/markets.ts'

const market = markets.en
const zero = money(0, market.currency)
const cart: Cart = { ...emptyCart(market.currency), id: 'a-cart', version: 1 }
const checkout: Checkout = { billingAddressId: null, consignments: [], subtotal: zero, shipping: zero, total: zero }

/** A quote whose calls are recorded: when they start and when they end. */
function record(savings: Pick<PricedSavings, 'ofCart' | 'ofLines'>) {
  const { services } = sandboxServices()
  const calls: string[] = []
  const call = async <Value>(name: string, value: Value): Promise<Value> => {
    calls.push(`${name} starts`)
    await Promise.resolve()
    calls.push(`${name} ends`)
    return value
  }
  const quoting: Quoting = {
    ports: {
      ...services,
      cart: {
        ...services.cart,
        cart: () => call('cart', cart),
        checkout: () => call('checkout', checkout),
        setDiscounts: () => call('discounts', null),
      },
    },
    market,
    cartId: 'a-cart',
    price: { savings: { ...savings, pricedFor: pricedFor(cart) }, limitedCodes: [] },
    names: { pickUp: [], fast: [] },
    arrivalText: () => null,
    countryCode: 'GB',
    signal: new AbortController().signal,
  }
  return { calls, quoting }
}

const reads = ['cart starts', 'checkout starts', 'cart ends', 'checkout ends']

test('a quote reads the cart and its checkout at the same time, and each once', async () => {
  const { calls, quoting } = record({ ofCart: [], ofLines: [] })
  await quoteItems(quoting)
  expect(calls).toEqual(reads)
})

test('a quote that has to write the discounts again reads the cart and its checkout once more', async () => {
  const { calls, quoting } = record({ ofCart: [money(100, market.currency)], ofLines: [] })
  await quoteItems(quoting)
  expect(calls).toEqual([...reads, 'discounts starts', 'discounts ends', ...reads])
})

test('a quote for lines that were not priced writes no discount, and neither does one whose limited codes were released [PROMO-35]', async () => {
  const { calls, quoting } = record({ ofCart: [money(100, market.currency)], ofLines: [] })
  const { savings } = quoting.price!
  const other = { savings: { ...savings, pricedFor: 'other lines' }, limitedCodes: [] }
  await expect(quoteItems({ ...quoting, price: other })).rejects.toThrow(StalePriceError)
  await expect(quoteItems({ ...quoting, price: { savings, limitedCodes: ['ONCEONLY'] } })).rejects.toThrow(
    StalePriceError,
  )
  expect(calls).toEqual([...reads, ...reads])
})

test.each([
  ['us', 'GB', ['Standard', 'EXPRESS']],
  ['us', 'US', ['Standard']],
  ['eu', 'gb', ['Standard', 'EXPRESS']],
  ['eu', 'IE', ['Standard']],
  ['eu', 'JE', ['Standard']],
] as const)(
  'in market %s the options to %s are %j, without click & collect [PAY-18] [PAY-20]',
  async (code, countryCode, descriptions) => {
    const options = await optionsOf({ code, countryCode })
    expect(options.map(({ label }) => label)).toEqual(descriptions)
  },
)

test('the options have the day on which they come, or the platform’s text where the market states none [DATE-07]', async () => {
  const arrivalText = (method: string) => (method === 'Standard' ? 'Wed 2 Dec' : null)
  const options = await optionsOf({ code: 'us', countryCode: 'GB', arrivalText })
  expect(options.map(({ label, detail }) => [label, detail])).toEqual([
    ['Standard', 'Wed 2 Dec'],
    ['EXPRESS', 'EXPRESS in days'],
  ])
})

test('a cart with a pre-order has the platform’s text for all options, and one whose sale cannot be read has the days [DATE-07]', async () => {
  const arrivalText = () => 'Wed 2 Dec'
  const state = { preOrder: { message: null, releasedAt: null } } as SaleState
  const preOrdered = await optionsOf({
    code: 'us',
    countryCode: 'US',
    arrivalText,
    saleStates: async () => new Map([[1, state]]),
  })
  const unread = await optionsOf({
    code: 'us',
    countryCode: 'US',
    arrivalText,
    saleStates: () => Promise.reject(new Error()),
  })
  expect([preOrdered, unread].map(([option]) => option?.detail)).toEqual(['Standard in days', 'Wed 2 Dec'])
})

type Offered = Partial<Pick<Quoting, 'arrivalText'>> & {
  code: 'us' | 'eu'
  countryCode: string
  saleStates?: Quoting['ports']['catalogue']['saleStates']
}

/** The options of a cart with one line, to a country. */
async function optionsOf({ code, countryCode, arrivalText = () => null, saleStates = async () => new Map() }: Offered) {
  const { quoting } = record({ ofCart: [], ofLines: [] })
  const line = { id: 'a-line', productId: 1, variantId: 1, quantity: 1, isDigital: false } as Cart['lineItems'][number]
  const consignment = {
    id: 'a-consignment',
    country: countryCode,
    options: ['Standard', 'EXPRESS', 'Click & Collect'].map((description) => ({
      id: description,
      description,
      cost: zero,
      transitTime: `${description} in days`,
      isPickUp: false,
    })),
    selectedOptionId: null,
  }
  const { ports } = quoting
  const { quote } = await quoteContact(
    {
      ...quoting,
      price: null,
      market: markets[code],
      names: { pickUp: ['click & collect'], fast: ['express'] },
      arrivalText,
      ports: {
        ...ports,
        catalogue: { ...ports.catalogue, stock: async () => new Map(), saleStates },
        cart: {
          ...ports.cart,
          cart: async () => ({ ...cart, currency: 'EUR', lineItems: [line] }),
          quoteConsignment: async () => ({ ...checkout, consignments: [consignment] }),
          changeConsignment: async () => checkout,
        },
      },
    },
    { countryCode, country: '', postalCode: '', locality: '', administrativeArea: '' },
    null,
  )
  return quote.options
}
