import { describe, expect, test } from 'vitest'
import { platformSummary, product } from '../test/products.ts'
import type { Badge } from './badge.ts'
import { money } from './money.ts'
import type { PlatformProduct } from './product.ts'
import { shownProduct, shownSummary } from './shown-product.ts'

const offer: Badge = {
  kind: 'percentOffWasNowPrice',
  percentage: 20,
  text: '20% off',
  colours: null,
  link: null,
  pdpText: null,
}
const badges = new Map([[118, [offer]]])
const reduced = { regular: money(4500, 'GBP'), reduced: money(3900, 'GBP') }
const offered = { price: money(4500, 'GBP'), special: money(3600, 'GBP') }
const plain = { price: money(3600, 'GBP'), special: null }

describe('a product that nobody can buy', () => {
  test('a card of a product that is hidden from sale has its price, but no reduction and no badge [D-233]', () => {
    const facts = { badge: 'New In', price: reduced }
    expect(shownSummary(platformSummary(facts), badges)).toMatchObject({ badges: [offer], price: offered })
    expect(shownSummary(platformSummary({ ...facts, isAvailable: false }), badges)).toMatchObject({
      badge: null,
      badges: [],
      price: plain,
    })
    expect(shownSummary(platformSummary({ isAvailable: false, price: null }), badges).price).toBeNull()
  })

  test.each([
    ['for sale', {}, [offered, plain]],
    ['hidden from sale', { isAvailable: false }, [plain, plain]],
    ['a gift', { isFreeGift: true }, [plain, plain]],
  ])('a product that is %s reduces only variants that can be bought [D-233]', (_, change, prices) => {
    const facts = { id: 1, sku: '200123-1', colour: null, size: null, length: null, stock: 9, price: reduced }
    const found: PlatformProduct = {
      ...product(),
      price: reduced,
      variants: [
        { ...facts, isPurchasable: true },
        { ...facts, isPurchasable: false },
      ],
      ...change,
    }
    expect(shownProduct(found, badges).variants.map(({ price }) => price)).toEqual(prices)
  })
})
