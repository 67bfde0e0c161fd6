import { expect, test } from 'vitest'
import { isOld, newerOffer } from './live-offer.ts'
import { stockChange } from './stock-change.ts'
import { offeredVariants, toOffer } from '#shared/domain/offer.ts'
import { availability, sizeChoices } from '#shared/domain/selection.ts'
import { product, variant } from '#shared/test/products.ts'

const small = variant({ id: 1, size: 'S', stock: 0 })
const medium = variant({ id: 2, size: 'M', stock: 9 })
const large = variant({ id: 3, size: 'L', stock: 9, isPurchasable: false })
const page = {
  offer: toOffer(product({ sizes: ['S', 'M', 'L'], variants: [small, medium, large] }), null, 'GBP'),
  isOnSale: true,
  asOf: 1000,
}
const live = (change: Partial<typeof page>, variants = [small, medium]) => ({
  offer: toOffer(product({ sizes: ['S', 'M', 'L'], variants }), null, 'GBP'),
  sizeNames: {},
  needsDetails: false,
  isOnSale: true,
  asOf: 1060,
  ...change,
})
const inSize = (size: string) => ({ size, length: null })

test('a newer response updates price and stock of each size [PDP-12]', () => {
  const sale = {
    price: { amount: 4500, currency: 'GBP' as const },
    special: { amount: 3900, currency: 'GBP' as const },
  }
  const { offer } = newerOffer(
    page,
    live({}, [
      { ...small, stock: 2 },
      { ...medium, stock: 0, price: sale },
    ]),
  )
  expect(availability(offer, inSize('S'), true)).toBe('low')
  expect(availability(offer, inSize('M'), true)).toBe('sold-out')
  expect(offeredVariants(offer)[1]?.price).toEqual(sale)
})

test('every size of the page remains, and sizes missing from the response are unavailable', () => {
  const { offer } = newerOffer(page, live({}, [{ ...medium }]))
  expect(sizeChoices(offer, { size: null, length: null })).toEqual([
    { value: 'S', note: 'Currently unavailable' },
    { value: 'M', note: null },
    { value: 'L', note: 'Currently unavailable' },
  ])
})

test('a size that the platform has put on sale since is available', () => {
  const { offer } = newerOffer(page, live({}, [small, medium, { ...large, isPurchasable: true }]))
  expect(availability(offer, inSize('L'), true)).toBe('available')
})

test('a product that has been taken off sale is unavailable', () => {
  const current = newerOffer(page, live({ isOnSale: false }))
  expect(availability(current.offer, inSize('M'), current.isOnSale)).toBe('unavailable')
})

test("the page's own offer shows until a response arrives, and if the response is older than the page", () => {
  expect(newerOffer(page, undefined)).toBe(page)
  expect(newerOffer(page, live({ asOf: 999 }, [{ ...medium, stock: 0 }]))).toBe(page)
})

test.each([
  ['just made', 1000, false],
  ['30 s old', 1030, false],
  ['31 s old', 1031, true],
  ['from the future because of a wrong clock', 900, true],
])('a page that is %s counts as old: %s', (_what, seconds, expected) => {
  expect(isOld(page, seconds * 1000)).toBe(expected)
})

test('stockChange reports only changes since the choice was made', () => {
  expect(stockChange('sold-out', 'available')).toBe('gone')
  expect(stockChange('unavailable', 'low')).toBe('gone')
  expect(stockChange('low', 'sold-out')).toBe('back')
  expect(stockChange('low', 'available')).toBeNull()
  expect(stockChange('sold-out', 'sold-out')).toBeNull()
})
