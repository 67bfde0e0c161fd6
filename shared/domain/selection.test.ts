import { describe, expect, test } from 'vitest'
import { product, variant } from '../test/products.ts'
import { offeredVariants, toOffer, withoutClosedValues } from './offer.ts'
import {
  availability,
  buttonText,
  closedText,
  initialSelection,
  lengthChoices,
  missingChoice,
  missingMessage,
  offerPrice,
  selectedVariant,
  sizeChoices,
} from './selection.ts'

const nothing = { size: null, length: null }

const sized = toOffer(
  product({
    sizes: ['10', '12', '14'],
    variants: [
      variant({ size: '10', stock: 0 }),
      variant({ size: '12', stock: 3 }),
      variant({ size: '14', price: { price: { amount: 5000, currency: 'GBP' }, special: null } }),
    ],
  }),
  null,
  'GBP',
)

const fitted = toOffer(
  product({
    sizes: ['10', '12'],
    lengths: ['Regular', 'Petite'],
    variants: [
      variant({ size: '10', length: 'Regular', stock: 4 }),
      variant({ size: '10', length: 'Petite', stock: 0 }),
      variant({ size: '12', length: 'Regular', stock: null }),
      variant({ size: '12', length: 'Petite', stock: 8 }),
    ],
  }),
  null,
  'GBP',
)

test('offers only the variants of the colour, with spaces or underscores in its name [PLP-50]', () => {
  const offer = toOffer(
    product({
      sizes: ['8'],
      variants: [variant({ colour: 'French Navy', size: '8', sku: 'navy' }), variant({ colour: 'Teal', size: '8' })],
    }),
    'french_navy',
    'GBP',
  )
  expect(offeredVariants(offer).map(({ sku }) => sku)).toEqual(['navy'])
})

test('offers no size that the colour does not have', () => {
  const offer = toOffer(
    product({
      sizes: ['8', '10'],
      variants: [variant({ colour: 'Teal', size: '10' }), variant({ colour: 'Poppy', size: '8' })],
    }),
    'Teal',
    'GBP',
  )
  expect(offer.sizes).toEqual(['10'])
})

test('a variant survives the compact form and JSON unchanged', () => {
  const sale = variant({
    size: '8',
    length: 'Tall',
    stock: null,
    price: { price: { amount: 4500, currency: 'EUR' }, special: { amount: 3950, currency: 'EUR' } },
  })
  const offer = toOffer(product({ sizes: ['8'], lengths: ['Tall'], variants: [sale] }), null, 'EUR')
  expect(offeredVariants(JSON.parse(JSON.stringify(offer)))).toEqual([
    { id: sale.id, sku: sale.sku, size: '8', length: 'Tall', price: sale.price, units: null, isPurchasable: true },
  ])
})

test('a size is out of stock if all its variants have no stock [PDP-31] [PLP-46]', () => {
  expect(sizeChoices(sized, nothing).map(({ note }) => note)).toEqual(['sold out', null, null])
})

test('the availability of sizes depends on the chosen length, that of lengths on the chosen size [PLP-47]', () => {
  expect(sizeChoices(fitted, { size: null, length: 'Petite' })).toEqual([
    { value: '10', note: 'sold out' },
    { value: '12', note: null },
  ])
  expect(lengthChoices(fitted, { size: '10', length: null }, String)).toEqual([
    { value: 'Regular', note: null },
    { value: 'Petite', note: 'sold out' },
  ])
})

describe('an offer with gaps', () => {
  const sparse = toOffer(
    product({
      sizes: ['8', '10', '12', '14'],
      lengths: ['Regular', 'Petite'],
      variants: [
        variant({ size: '8', length: 'Regular', stock: 0 }),
        variant({ size: '8', length: 'Petite' }),
        variant({ size: '10', length: 'Regular' }),
        variant({ size: '12', length: 'Regular' }),
        variant({ size: '12', length: 'Petite', stock: 0 }),
        variant({ size: '14', length: 'Regular' }),
        variant({ size: '14', length: 'Petite', isPurchasable: false }),
      ],
    }),
    null,
    'GBP',
  )

  test('a size says why it cannot be bought in the chosen length [PDP-54] [PLP-46] [D-261]', () => {
    expect(sizeChoices(sparse, { size: null, length: 'Petite' })).toEqual([
      { value: '8', note: null },
      { value: '10', note: 'not made in Petite' },
      { value: '12', note: 'sold out' },
      { value: '14', note: 'Currently unavailable' },
    ])
  })

  test('a gap of the offer keeps its reason without the closed variants, which leave no value behind [PLP-50]', () => {
    const parts = [
      { size: '8', length: 'Regular' },
      { size: '8', length: 'Petite', isPurchasable: false },
      { size: '10', length: 'Petite' },
      { size: '12', length: 'Regular', isPurchasable: false },
    ]
    const variants = withoutClosedValues(parts.map(variant))
    const offer = toOffer(product({ sizes: ['8', '10', '12'], lengths: ['Regular', 'Petite'], variants }), null, 'GBP')
    expect(sizeChoices(offer, { size: null, length: 'Petite' })).toEqual([
      { value: '8', note: 'Currently unavailable' },
      { value: '10', note: null },
    ])
  })

  test('a length says why it cannot be bought in the chosen size, which has the name for the shopper [D-261]', () => {
    const named = (size: string) => `UK ${size}`
    expect(lengthChoices(sparse, { size: '10', length: null }, named)).toEqual([
      { value: 'Regular', note: null },
      { value: 'Petite', note: 'not made in UK 10' },
    ])
  })

  test('a pair of size and length that is not made is no unavailable variant, and the button says so [PDP-54] [D-261] [D-620]', () => {
    const pair = { size: '10', length: 'Petite' }
    expect(availability(sparse, pair, true)).toBe('not-made')
    expect(closedText('not-made', pair)).toBe('Not made in Petite')
    expect(availability(sparse, pair, false)).toBe('unavailable')
    expect(closedText('unavailable', pair)).toBe('Currently unavailable')
  })

  test('a size with stock in one length is not sold out while no length is chosen [PDP-31] [PLP-46]', () => {
    expect(sizeChoices(sparse, nothing).map(({ note }) => note)).toEqual([null, null, null, null])
  })
})

test('a variant that cannot be purchased is not available, whatever its stock [PLP-50]', () => {
  const offer = toOffer(
    product({ sizes: ['8'], variants: [variant({ size: '8', isPurchasable: false })] }),
    null,
    'GBP',
  )
  expect(sizeChoices(offer, nothing)).toEqual([{ value: '8', note: 'Currently unavailable' }])
})

test('preselects a single size, but none of several [PDP-13]', () => {
  const single = toOffer(product({ sizes: ['One Size'], variants: [variant({ size: 'One Size' })] }), null, 'GBP')
  expect(initialSelection(single, nothing).size).toBe('One Size')
  expect(initialSelection(sized, nothing).size).toBeNull()
})

test('preselects Size and Length of the URL if the product has them [RTE-16]', () => {
  expect(initialSelection(fitted, { size: '12', length: 'petite' })).toEqual({ size: '12', length: 'Petite' })
  expect(initialSelection(fitted, { size: '99', length: null })).toEqual(nothing)
})

test.each([
  { missing: 'a size', offer: sized, selection: nothing, text: 'Select Size' },
  { missing: 'a size and a fit', offer: fitted, selection: nothing, text: 'Select Size And Fit' },
  { missing: 'a fit', offer: fitted, selection: { size: '12', length: null }, text: 'Select Size And Fit' },
  { missing: 'nothing', offer: fitted, selection: { size: '12', length: 'Petite' }, text: 'Add to Bag' },
])('the button names what is missing: $missing [PLP-38] [PLP-39] [PLP-40]', ({ offer, selection, text }) => {
  expect(buttonText(offer, missingChoice(offer, selection))).toBe(text)
})

test('asks for a size, or for a size and fit, in the required words [PDP-16] [PDP-17] [PDP-21] [PDP-22]', () => {
  expect(missingChoice(sized, nothing)).toBe('size')
  expect(missingMessage('size')).toBe('Please Select a Size')
  expect(missingChoice(fitted, nothing)).toBe('fit')
  expect(missingChoice(fitted, { size: '10', length: null })).toBe('fit')
  expect(missingMessage('fit')).toBe('Please Select a Size and Fit')
})

test('a complete selection has a variant and its price; before that the lowest price shows [PDP-12]', () => {
  expect(selectedVariant(sized, nothing)).toBeNull()
  expect(selectedVariant(sized, { size: '14', length: null })?.size).toBe('14')
  expect(offerPrice(sized, nothing)?.price.amount).toBe(4500)
  expect(offerPrice(sized, { size: '14', length: null })?.price.amount).toBe(5000)
})

test('a product without options needs no choice', () => {
  const plain = toOffer(product(), null, 'GBP')
  expect(missingChoice(plain, nothing)).toBeNull()
  expect(selectedVariant(plain, nothing)).not.toBeNull()
})

test('the chosen variant is low below 5 units and sold out at 0 [PDP-15] [PDP-55] [PDP-56]', () => {
  expect(availability(sized, { size: '12', length: null }, true)).toBe('low')
  expect(availability(sized, { size: '10', length: null }, true)).toBe('sold-out')
  expect(availability(fitted, { size: '12', length: 'Regular' }, true)).toBe('available')
})

test('a product is sold out if no variant has stock, and unavailable if it or the chosen size is not for sale [PDP-54] [PDP-55]', () => {
  const gone = toOffer(
    product({ sizes: ['8', '10'], variants: [variant({ size: '8', stock: 0 }), variant({ size: '10', stock: 0 })] }),
    null,
    'GBP',
  )
  expect(availability(gone, nothing, true)).toBe('sold-out')
  expect(availability(sized, nothing, false)).toBe('unavailable')
  const closed = variant({ size: '10', isPurchasable: false })
  expect(availability(toOffer(product({ variants: [closed] }), null, 'GBP'), nothing, true)).toBe('unavailable')
  const partlyClosed = toOffer(product({ sizes: ['8', '10'], variants: [variant({ size: '8' }), closed] }), null, 'GBP')
  expect(availability(partlyClosed, { size: '10', length: null }, true)).toBe('unavailable')
})

test('before a complete choice the lowest price is of variants that may be bought, unless none may [D-233]', () => {
  const at = (amount: number) => ({ price: { amount, currency: 'GBP' as const }, special: null })
  const offerOf = (isPurchasable: boolean) =>
    toOffer(
      product({
        sizes: ['S', 'M'],
        variants: [
          variant({ size: 'S', price: at(2000), isPurchasable: false }),
          variant({ size: 'M', price: at(3000), isPurchasable }),
        ],
      }),
      null,
      'GBP',
    )
  expect(offerPrice(offerOf(true), { size: null, length: null })).toEqual(at(3000))
  expect(offerPrice(offerOf(false), { size: null, length: null })).toEqual(at(2000))
})
