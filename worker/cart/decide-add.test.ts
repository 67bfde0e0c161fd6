import { describe, expect, test } from 'vitest'
import { type AddRequest, decideAdd } from './decide-add.ts'
import type { PlatformProduct, PlatformVariant } from '#shared/domain/product.ts'
import type { StockByVariant, StockTracking } from '#shared/domain/stock.ts'
import { lineItem } from '#shared/test/carts.ts'
import { platformProduct, platformVariant } from '#shared/test/products.ts'

const id = 101
const small = platformVariant({ id: 1, colour: 'Red', size: '10' })
const large = platformVariant({ id: 2, colour: 'Red', size: '12' })
const dress = platformProduct({
  id,
  sizes: ['10', '12'],
  colours: [{ name: 'Red', valueId: 1, hexes: [] }],
  variants: [small, large],
})
const engraving = { id: 9, label: 'Initials', type: 'text' as const, isRequired: true, maxLength: 3 }

const ask = (change: Partial<AddRequest> = {}): AddRequest => ({
  productId: id,
  choice: { variantId: small.id },
  quantity: 1,
  values: new Map(),
  ...change,
})
const stockOf = (units: Record<number, number | null>, tracking: StockTracking = 'variant'): StockByVariant =>
  new Map(Object.entries(units).map(([variantId, left]) => [Number(variantId), { units: left, tracking }]))
const twoInCart = lineItem({ productId: id, variantId: small.id, quantity: 2 })

type Facts = { product?: PlatformProduct | null; stock?: StockByVariant }

/** The decisions for a cart with two units of the small variant, as reasons of refusals or as quantities. */
function decide(requests: AddRequest[], { product = dress, stock = stockOf({ 1: 9, 2: 9 }) }: Facts = {}) {
  const facts = { cart: { lineItems: [twoInCart] }, products: new Map([[id, product]]), stock }
  return decideAdd(requests, facts).map((decision) =>
    decision.status === 'accepted' ? decision.line.quantity : decision.reason,
  )
}
const with1 = (change: Partial<PlatformVariant>) => ({ ...dress, variants: [{ ...small, ...change }, large] })

describe('a line that may be added', () => {
  test.each<[string, Partial<AddRequest>, number]>([
    ['a variant by its id', {}, small.id],
    ['a variant by the options of a form', { choice: { colour: 'red', size: '12', length: '' } }, large.id],
  ])('%s is added with product, variant and quantity', (_what, change, variantId) => {
    const facts = { cart: { lineItems: [] }, products: new Map([[id, dress]]), stock: new Map() }
    expect(decideAdd([ask(change)], facts)).toEqual([
      { status: 'accepted', line: { productId: id, variantId, quantity: 1, selections: [] } },
    ])
  })

  test('the smallest addition fills the order up to its minimum', () => {
    const product = { ...dress, orderLimits: { minimum: 5, maximum: null } }
    expect(decide([ask({ quantity: 'smallest' })], { product })).toEqual([3])
  })
})

describe('a line that is refused', () => {
  test.each<[string, Facts, string]>([
    ['a gift', { product: { ...dress, isFreeGift: true } }, 'gift'],
    ['a product that is not for sale', { product: { ...dress, isAvailable: false } }, 'unavailable'],
    ['a variant that is not for sale', { product: with1({ isPurchasable: false }) }, 'unavailable'],
    ['a product that only another market sells', { product: null }, 'not-found'],
    ['a product without a value that it requires', { product: { ...dress, modifiers: [engraving] } }, 'details'],
    ['a variant that has sold out', { stock: stockOf({ 1: 0 }) }, 'stock'],
    ['more units than the cart leaves in stock', { stock: stockOf({ 1: 2 }) }, 'stock'],
    ['more units than lines of its stock pool leave', { stock: stockOf({ 1: 2, 2: 2 }, 'product') }, 'stock'],
  ])('%s is refused [PDP-23, PDP-24, PROMO-31]', (_what, facts, reason) => {
    expect(decide([ask()], facts)).toEqual([reason])
  })

  const withLengths = { ...dress, lengths: ['Regular'] }
  test.each<[string, Partial<AddRequest>, PlatformProduct, string]>([
    ['without a variant', { choice: { variantId: null } }, dress, 'size'],
    ['without a variant that has a length too', { choice: { variantId: null } }, withLengths, 'size-and-fit'],
    ['with a variant of another product', { choice: { variantId: 99 } }, dress, 'not-found'],
    ['of a form without a size', { choice: { colour: 'Red', size: '', length: '' } }, dress, 'size'],
    ['of a form without a length', { choice: { colour: 'Red', size: '10', length: '' } }, withLengths, 'size-and-fit'],
    ['of a colour that is not made', { choice: { colour: 'Blue', size: '10', length: '' } }, dress, 'unavailable'],
    ['below a line that the cart does not have', { parentId: 'another' }, dress, 'parent'],
  ])('a choice %s is refused [PDP-16, PDP-21] [D-166]', (...[, change, product, reason]) => {
    expect(decide([ask(change)], { product })).toEqual([reason])
  })

  test('untracked stock limits nothing, although it is recorded as 0 [BAG-52] [D-56]', () => {
    expect(decide([ask({ quantity: 40 })], { stock: stockOf({ 1: null }, 'none') })).toEqual([40])
  })
})

describe('several lines', () => {
  const both = [ask({ quantity: 3 }), ask({ choice: { variantId: large.id }, quantity: 2 })]

  test.each<[string, StockByVariant, (number | string)[]]>([
    ['each with its own stock', stockOf({ 1: 5, 2: 2 }), [3, 2]],
    ['the later one beyond its stock', stockOf({ 1: 5, 2: 1 }), [3, 'stock']],
    ['the later one beyond the pool that both share', stockOf({ 1: 6, 2: 6 }, 'product'), [3, 'stock']],
    ['both within their pool', stockOf({ 1: 7, 2: 7 }, 'product'), [3, 2]],
  ])('several lines are decided in their order, %s [BAG-53]', (_what, stock, decisions) => {
    expect(decide(both, { stock })).toEqual(decisions)
  })

  test('a line that is refused takes no stock from a later one', () => {
    expect(decide([ask({ quantity: 9 }), ask({ quantity: 3 })], { stock: stockOf({ 1: 5 }) })).toEqual(['stock', 3])
  })
})
