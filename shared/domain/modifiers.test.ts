import { expect, test } from 'vitest'
import { askedModifiers, modifierErrors, sendDates } from './modifiers.ts'
import type { Modifier } from './product.ts'

const today = '2026-11-21'
const modifier = (id: number, label: string, change: Partial<Modifier> = {}): Modifier => ({
  id,
  label,
  type: 'text',
  isRequired: true,
  maxLength: null,
  ...change,
})

test('asks for every required field that is empty, and for no other [PDP-18]', () => {
  const errors = modifierErrors(
    [modifier(1, 'Recipient name'), modifier(2, 'Message', { isRequired: false })],
    new Map([[1, '  ']]),
    today,
  )
  expect([...errors]).toEqual([[1, 'Please fill in this field']])
})

test.each([
  ['Recipient email', 'PDP-19'],
  ['Your email', 'PDP-20'],
])('refuses a %s that is no address [%s]', (label) => {
  for (const text of ['ada', 'ada@', 'ada@example', 'ada@example.c', 'a b@example.com', '@example.com']) {
    expect([...modifierErrors([modifier(1, label)], new Map([[1, text]]), today)]).toEqual([
      [1, 'Please enter a valid e-mail address'],
    ])
  }
  expect(modifierErrors([modifier(1, label)], new Map([[1, 'Ada.Lovelace+x@Example.CO.UK']]), today).size).toBe(0)
})

test.each(['2026-11-21', '2026-12-24', '2027-11-21'])('a gift card may be sent on %s [PDP-30]', (day) => {
  expect(modifierErrors([modifier(1, 'Send date')], new Map([[1, day]]), today).size).toBe(0)
})

test.each(['2026-11-20', '2027-11-22', '2026-02-30', '21/11/2026', 'tomorrow'])('and not on %s [PDP-30]', (day) => {
  expect([...modifierErrors([modifier(1, 'Send date')], new Map([[1, day]]), today).values()]).toEqual([
    'Please choose a date from today to a year from now',
  ])
})

test('a message is as long as the platform takes [PDP-30]', () => {
  const message = modifier(1, 'Message', { maxLength: 5, isRequired: false })
  expect(modifierErrors([message], new Map([[1, '12345']]), today).size).toBe(0)
  expect(modifierErrors([message], new Map([[1, '123456']]), today).size).toBe(1)
})

test('takes any text in other fields', () => {
  expect(modifierErrors([modifier(1, 'Recipient name')], new Map([[1, 'Ada']]), today).size).toBe(0)
})

test('nobody is asked for the id of a gift card [PDP-25]', () => {
  expect(askedModifiers([modifier(1, 'Your name'), modifier(2, 'uid')]).map(({ id }) => id)).toEqual([1])
  expect(modifierErrors([modifier(2, 'uid')], new Map(), today).size).toBe(0)
})

test('a year from a leap day ends with the text of that day', () => {
  expect(sendDates('2028-02-29')).toEqual({ first: '2028-02-29', last: '2029-02-29' })
})
