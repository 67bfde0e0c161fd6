import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderSizes } from './size-order.ts'

describe('size order', () => {
  test.each([
    [
      ['9-10', '3-4', '7-8', '5-6'],
      ['3-4', '5-6', '7-8', '9-10'],
    ],
    [
      ['7-8', '3-4'],
      ['3-4', '7-8'],
    ],
  ])("sorts the children's ages %j [PDP-33]", (sizes, ordered) => {
    expect(orderSizes(sizes)).toEqual(ordered)
  })

  test("sorts children's shoe sizes by their set [PDP-34]", () => {
    expect(orderSizes(['10-12', '7-9', '6-8', '3-5'])).toEqual(['3-5', '6-8', '7-9', '10-12'])
  })

  test.each([
    [
      ['Short', 'Long', 'Regular'],
      ['Regular', 'Long', 'Short'],
    ],
    [
      ['Petite', 'Regular'],
      ['Regular', 'Petite'],
    ],
    [
      ['Tall', 'Regular'],
      ['Regular', 'Tall'],
    ],
    [['Regular'], ['Regular']],
  ])('sorts the lengths %j [PDP-35]', (sizes, ordered) => {
    expect(orderSizes(sizes)).toEqual(ordered)
  })

  test('sorts letters from XS to XXXL [PDP-36]', () => {
    expect(orderSizes(['XXL', 'M', 'XS', 'XXXL', 'S', 'XL', 'L'])).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'])
  })

  test('puts sizes outside the set after it, in their original order [PDP-36]', () => {
    expect(orderSizes(['One Size', 'L', 'XXS', 'S'])).toEqual(['S', 'L', 'One Size', 'XXS'])
  })

  test('sorts by the set with the most matches [PDP-35]', () => {
    expect(orderSizes(['Tall', 'Short', 'Long', 'Regular'])).toEqual(['Regular', 'Long', 'Short', 'Tall'])
  })

  test('does not sort by a set with a single match [PDP-33]', () => {
    expect(orderSizes(['M', '3-4', '12'])).toEqual(['M', '3-4', '12'])
  })

  test('sorts numbers by value if no set matches [PDP-37]', () => {
    expect(orderSizes(['10', '8', '16', '6.5', '6'])).toEqual(['6', '6.5', '8', '10', '16'])
  })

  test('keeps the order of sizes that match no set and are not numbers [PDP-38]', () => {
    expect(orderSizes(['King', 'Double', 'Single'])).toEqual(['King', 'Double', 'Single'])
  })

  test('loses no size and does not change its argument [PDP-38]', () => {
    const size = fc.constantFrom(
      'XS',
      'S',
      'M',
      'L',
      'XL',
      '8',
      '10',
      '12',
      '3-4',
      '5-6',
      'Regular',
      'Petite',
      'Tall',
      'One Size',
    )
    fc.assert(
      fc.property(fc.uniqueArray(size), (sizes) => {
        const before = [...sizes]
        const ordered = orderSizes(sizes)
        expect(ordered.toSorted()).toEqual(before.toSorted())
        expect(sizes).toEqual(before)
        expect(orderSizes(ordered)).toEqual(ordered)
      }),
    )
  })
})
