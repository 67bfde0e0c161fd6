import { expect, test } from 'vitest'
import { type AddAttempt, checkAddition } from './check-addition.ts'
import { toOffer } from '#shared/domain/offer.ts'
import type { Modifier } from '#shared/domain/product.ts'
import { product, variant } from '#shared/test/products.ts'

const email = (label: string): Modifier => ({ id: 7, label, type: 'text', isRequired: true, maxLength: null })
const sized = toOffer(
  product({ sizes: ['8', '10'], variants: [variant({ size: '8' }), variant({ size: '10', stock: 0 })] }),
  null,
  'GBP',
)
const fitted = toOffer(
  product({
    sizes: ['8'],
    lengths: ['Regular', 'Petite'],
    variants: [variant({ size: '8', length: 'Regular' }), variant({ size: '8', length: 'Petite' })],
  }),
  null,
  'GBP',
)
const decide = (change: Partial<AddAttempt> = {}) =>
  checkAddition({
    isAdding: false,
    offer: sized,
    selection: { size: '8', length: null },
    isOnSale: true,
    isGiftCard: false,
    modifiers: [],
    values: new Map(),
    today: '2026-11-21',
    ...change,
  })

test('the chosen variant is added', () => {
  expect(decide()).toMatchObject({ status: 'add', variant: { size: '8' } })
})

test('adding is blocked during another addition [PDP-14]', () => {
  expect(decide({ isAdding: true })).toEqual({ status: 'loading' })
})

test('adding is blocked if the product is sold out or not on sale [PDP-15]', () => {
  expect(decide({ selection: { size: '10', length: null } })).toEqual({ status: 'closed' })
  expect(decide({ isOnSale: false })).toEqual({ status: 'closed' })
})

test('adding is blocked until a size is chosen [PDP-16]', () => {
  expect(decide({ selection: { size: null, length: null } })).toMatchObject({
    status: 'choice',
    message: 'Please Select a Size',
  })
})

test('adding a gift card is blocked until a value is chosen [PDP-16] [D-178]', () => {
  expect(decide({ isGiftCard: true, selection: { size: null, length: null } })).toMatchObject({
    status: 'choice',
    message: 'Please Select a Value',
  })
})

test('adding is blocked until a length is chosen [PDP-17]', () => {
  expect(decide({ offer: fitted })).toMatchObject({ status: 'choice', message: 'Please Select a Size and Fit' })
})

test('a required modifier must be filled in [PDP-18]', () => {
  expect(decide({ modifiers: [email('Recipient name')] })).toMatchObject({
    status: 'fields',
    errors: new Map([[7, 'Please fill in this field']]),
  })
})

test.each([
  ['Recipient email', 'PDP-19'],
  ['Your email', 'PDP-20'],
])('%s must be a valid e-mail address [%s]', (label) => {
  expect(decide({ modifiers: [email(label)], values: new Map([[7, 'ada@']]) })).toMatchObject({ status: 'fields' })
  expect(decide({ modifiers: [email(label)], values: new Map([[7, 'ada@example.com']]) })).toMatchObject({
    status: 'add',
  })
})
