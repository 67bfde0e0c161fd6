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
  ])("puts children's ages %j in order [PDP-33]", (sizes, ordered) => {
    expect(orderSizes(sizes)).toEqual(ordered)
  })

  test("puts children's shoe sizes in the order of their set [PDP-34]", () => {
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
  ])('puts lengths %j in order [PDP-35]', (sizes, ordered) => {
    expect(orderSizes(sizes)).toEqual(ordered)
  })

  test('puts letters from XS to XXXL [PDP-36]', () => {
    expect(orderSizes(['XXL', 'M', 'XS', 'XXXL', 'S', 'XL', 'L'])).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'])
  })

  test('puts what is outside the set after it, as it was [PDP-36]', () => {
    expect(orderSizes(['One Size', 'L', 'XXS', 'S'])).toEqual(['S', 'L', 'One Size', 'XXS'])
  })

  test('takes the set with the most matches [PDP-35]', () => {
    expect(orderSizes(['Tall', 'Short', 'Long', 'Regular'])).toEqual(['Regular', 'Long', 'Short', 'Tall'])
  })

  test('needs two matches for a set [PDP-33]', () => {
    expect(orderSizes(['M', '3-4', '12'])).toEqual(['M', '3-4', '12'])
  })

  test('puts numbers by their value where no set matches [PDP-37]', () => {
    expect(orderSizes(['10', '8', '16', '6.5', '6'])).toEqual(['6', '6.5', '8', '10', '16'])
  })

  test('leaves others as they were [PDP-38]', () => {
    expect(orderSizes(['King', 'Double', 'Single'])).toEqual(['King', 'Double', 'Single'])
  })

  test('keeps every size, and the argument as it is [PDP-38]', () => {
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
