import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { gateOrProof } from '../test/gate-or-proof.ts'
import { openPromotionsShop, type Sellable, findSellable, type Synced } from '../test/promotions-shop.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { toCart } from '#shared/domain/cart-entity.ts'
import { cartTotals } from '#shared/domain/cart-totals.ts'
import { moneyFromDecimal } from '#shared/domain/money.ts'
import { currentPrice, shownPrice } from '#shared/domain/price.ts'
import { type MarketCode, markets } from '#shared/markets.ts'

const { services, api } = sandboxServices()
const codes = Object.keys(markets) as MarketCode[]
const products = new Map<MarketCode, { knitwear: Sellable[]; home: Sellable[] }>()

for (const code of codes) {
  const knitwear = await findSellable(markets[code], ['womens', 'clothing', 'knitwear'], { maximum: 3 })
  const home = await findSellable(markets[code], ['home'], { maximum: 4 })
  products.set(code, { knitwear, home })
}

const railOf = (code: MarketCode) => present(products.get(code), 'rail')
const first = (sold: readonly Sellable[]) => present(sold[0], 'product')
const fullPriceJumper = () => first(railOf('en').knitwear.filter(({ variant }) => variant.price.reduced === null))
const priceOf = ({ variant }: Sellable) => currentPrice(shownPrice(variant.price, [])).amount
const AmountsSchema = v.object({
  data: v.object({
    grand_total: v.number(),
    subtotal_inc_tax: v.number(),
    cart: v.object({ base_amount: v.number() }),
  }),
})

/** The totals that the shopper is shown, in minor units. */
function shownOf({ cart, promotions }: Synced) {
  return cartTotals(toCart(cart), promotions)
}

const stored = async ({ cart: { id } }: Synced) =>
  present(await services.cart.cart({ market: markets.en, cartId: present(id, 'cart') }, untilDone()), 'stored cart')

/** The amount that the hosted checkout charges before delivery, in minor units. */
async function chargedFor(open: ReturnType<typeof openPromotionsShop>, { cart }: Synced) {
  const response = await open.call('checkoutLogin')
  expect(response.status).toBe(200)
  const { data } = await api.rest('checkout', AmountsSchema, { path: `/v3/checkouts/${cart.id}`, signal: untilDone() })
  const minor = (amount: number) => moneyFromDecimal(amount, cart.currency.code).amount
  return {
    beforeDiscounts: minor(data.cart.base_amount),
    subtotal: minor(data.subtotal_inc_tax),
    total: minor(data.grand_total),
  }
}

describe('with the engine at work', () => {
  test('three units of one knitwear line show three discounts on one line [PROMO-17, PROMO-20, PROMO-24]', async () => {
    const open = openPromotionsShop()
    const jumper = fullPriceJumper()
    await open.add(jumper, 3)
    const synced = await open.callPromotions('sync')
    const unit = Math.floor(priceOf(jumper) * 0.2 + 0.5)
    const line = present(synced.promotions?.lines[0], 'line')
    expect(line.before.amount).toBe(priceOf(jumper) * 3)
    expect(line.applied).toMatchObject([{ name: '20% off knitwear', code: null }])
    expect(Math.abs((line.applied[0]?.saving.amount ?? 0) - unit * 3)).toBeLessThanOrEqual(3)
    expect(line.lastUnitSaving.amount).toBeGreaterThan(0)
    expect((await chargedFor(open, synced)).subtotal).toBe(shownOf(synced).subtotal.amount)
  })

  test.each(codes)(
    'fractions of a penny in market %s are rounded once, and the charged amount is the shown one [PROMO-18]',
    async (code) => {
      const open = openPromotionsShop({ market: markets[code] })
      const { knitwear, home } = railOf(code)
      await open.add(first(knitwear), 3)
      await open.add(first(home), 1)
      await open.callPromotions('applyCoupon', { code: 'KNIT15' })
      const synced = await open.callPromotions('applyCoupon', { code: 'WELCOME10' })
      expect(synced.promotions?.coupons.map(({ status }) => status)).toEqual(['applied', 'applied'])
      const { regular, savings, subtotal } = shownOf(synced)
      expect(regular.amount - savings.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(subtotal.amount)
      expect((await chargedFor(open, synced)).subtotal).toBe(subtotal.amount)
    },
  )

  test('after a checkout whose line discounts were written, the platform’s cart loses them and the engine gets the full price [BAG-30, PROMO-20, PROMO-37]', async () => {
    const open = openPromotionsShop()
    const jumper = fullPriceJumper()
    await open.add(jumper)
    const before = await open.callPromotions('sync')
    await chargedFor(open, before)
    const [discounted] = (await stored(before)).lineItems
    expect(discounted?.salePrice.amount).toBeLessThan(priceOf(jumper))
    const after = await open.callPromotions('sync')
    expect(after.promotions).toEqual(before.promotions)
    expect(after.promotions?.lines[0]?.before.amount).toBe(priceOf(jumper))
    const { cartAmount, lineItems } = await stored(after)
    expect([cartAmount.amount, lineItems[0]?.discountAmount.amount]).toEqual([priceOf(jumper), 0])
  })

  test('a unit that is fully discounted costs nothing, and the total is never negative', async () => {
    const open = openPromotionsShop()
    const things = railOf('en').home.slice(0, 3)
    for (const thing of things) await open.add(thing)
    const synced = await open.callPromotions('sync')
    const cheapest = Math.min(...things.map(priceOf))
    const free = synced.promotions?.lines.filter(({ now }) => now.amount === 0) ?? []
    expect(free.map(({ before, applied }) => [before.amount, applied.map(({ name }) => name)])).toEqual([
      [cheapest, ['3 for 2 on homewares']],
    ])
    expect((await chargedFor(open, synced)).subtotal).toBe(shownOf(synced).subtotal.amount)
  })
})

describe('a gift that the engine gives', () => {
  const dear = async (open: ReturnType<typeof openPromotionsShop>) => {
    const thing = first(railOf('en').home)
    await open.add(thing, Math.ceil(9500 / priceOf(thing)))
  }
  const giftsOf = ({ cart }: Synced) => cart.line_items.physical_items.filter((line) => line.is_free_gift)
  const soldOut: typeof services.catalogue.stock = async (request, signal) => {
    const gift = present(await services.cart.variantOfSku({ sku: '100002-ECR' }, signal), 'gift')
    const stock = await services.catalogue.stock(request, signal)
    return new Map(
      [...stock].map(([id, variantStock]) => [
        id,
        id === gift.variantId ? { ...variantStock, units: 0 } : variantStock,
      ]),
    )
  }

  test('a gift is added once, even if several tabs request it in parallel [PROMO-33]', async () => {
    const open = openPromotionsShop()
    await dear(open)
    await Promise.all(Array.from({ length: 4 }, () => open.callPromotions('sync')))
    const synced = await open.callPromotions('sync')
    expect(giftsOf(synced).map(({ quantity }) => quantity)).toEqual([1])
    expect((await chargedFor(open, synced)).subtotal).toBe(shownOf(synced).subtotal.amount)
  })

  test('a gift that sells out in the cart is removed and does not hold the checkout', async () => {
    const open = openPromotionsShop()
    await dear(open)
    expect(giftsOf(await open.callPromotions('sync'))).toHaveLength(1)
    const later = openPromotionsShop({ jar: open.shop.jar, broken: { catalogue: { stock: soldOut } } })
    expect(await (await later.call('checkoutLogin')).json()).toMatchObject({ redirect_url: expect.any(String) })
    const synced = await later.callPromotions('sync')
    expect([giftsOf(synced), synced.promotions?.missingGifts.length]).toEqual([[], 1])
  })
})

describe('money', () => {
  const cart = fc.record({
    code: fc.constantFrom(...codes),
    things: fc.array(
      fc.record({
        products: fc.constantFrom('knitwear' as const, 'home' as const),
        index: fc.nat(3),
        quantity: fc.integer({ min: 1, max: 4 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    coupons: fc.subarray(['WELCOME10', 'KNIT15', 'THANKYOU20', 'POSTFREE', 'SUMMER24', 'NOSUCHCODE'], { maxLength: 3 }),
  })

  test(
    'for any cart and codes, the charged subtotal, discounts and total are the shown ones',
    { timeout: 60_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(cart, async ({ code, things, coupons }) => {
          const open = openPromotionsShop({ market: markets[code] })
          for (const { products: name, index, quantity } of things) {
            const row = railOf(code)[name]
            await open.add(present(row[index % row.length], 'product'), quantity)
          }
          for (const coupon of coupons) await open.callPromotions('applyCoupon', { code: coupon })
          const synced = await open.callPromotions('sync')
          expect(synced.outcome).toBe('priced')
          const { regular, savings, subtotal } = shownOf(synced)
          const off = (counted: typeof savings) => counted.reduce((sum, { amount }) => sum + amount.amount, 0)
          expect(await chargedFor(open, synced)).toEqual({
            // The platform's amount before discounts is after the catalogue's sale prices.
            beforeDiscounts: regular.amount - off(savings.filter(({ label }) => label === null)),
            subtotal: regular.amount - off(savings),
            total: subtotal.amount,
          })
        }),
        { numRuns: gateOrProof(3, 8) },
      )
    },
  )
})
