import { expect, test } from 'vitest'
import type { Modifier } from '../../../shared/domain/product.ts'
import { modifierErrors } from './modifier-errors.ts'

const modifier = (id: number, label: string, isRequired = true): Modifier => ({ id, label, type: 'text', isRequired, maxLength: null })

test('asks for every required field that is empty, and for no other [PDP-18]', () => {
  const errors = modifierErrors([modifier(1, 'Recipient name'), modifier(2, 'Message', false)], new Map([[1, '  ']]))
  expect([...errors]).toEqual([[1, 'Please fill in this field']])
})

test.each([
  ['Recipient email', 'PDP-19'],
  ['Your email', 'PDP-20'],
])('refuses a %s that is no address [%s]', (label) => {
  for (const text of ['ada', 'ada@', 'ada@example', 'ada@example.c', 'a b@example.com', '@example.com']) {
    expect(modifierErrors([modifier(1, label)], new Map([[1, text]])).size).toBe(1)
  }
  expect(modifierErrors([modifier(1, label)], new Map([[1, 'Ada.Lovelace+x@Example.CO.UK']])).size).toBe(0)
})

test('takes any text in other fields', () => {
  expect(modifierErrors([modifier(1, 'Recipient name')], new Map([[1, 'Ada']])).size).toBe(0)
})
