import { expect, test } from 'vitest'
import { yearFrom } from './day-text.ts'
import { shopperModifiers, modifierErrors } from './modifiers.ts'
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

test('an empty modifier is an error only if it is required [PDP-18]', () => {
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
])('refuses a %s that is not a valid address [%s]', (label) => {
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

test.each(['2026-11-20', '2027-11-22', '2026-02-30', '21/11/2026', 'tomorrow'])(
  'a gift card may not be sent on %s [PDP-30]',
  (day) => {
    expect([...modifierErrors([modifier(1, 'Send date')], new Map([[1, day]]), today).values()]).toEqual([
      'Please choose a date from today to a year from now',
    ])
  },
)

test('a message may be as long as the platform allows, and no longer [PDP-30]', () => {
  const message = modifier(1, 'Message', { maxLength: 5, isRequired: false })
  expect(modifierErrors([message], new Map([[1, '12345']]), today).size).toBe(0)
  expect(modifierErrors([message], new Map([[1, '123456']]), today).size).toBe(1)
})

test('accepts any text in other modifiers', () => {
  expect(modifierErrors([modifier(1, 'Recipient name')], new Map([[1, 'Ada']]), today).size).toBe(0)
})

test('the form does not ask for the id of a gift card [PDP-25]', () => {
  expect(shopperModifiers([modifier(1, 'Your name'), modifier(2, 'uid')]).map(({ id }) => id)).toEqual([1])
  expect(modifierErrors([modifier(2, 'uid')], new Map(), today).size).toBe(0)
})

test.each([
  ['2028-02-29', '2029-02-28'],
  ['2027-02-28', '2028-02-28'],
  ['2027-12-31', '2028-12-31'],
])('the last send date of a gift card from %s is %s, a day that exists [PDP-30]', (first, last) => {
  expect(yearFrom(first)).toEqual({ first, last })
  expect(modifierErrors([modifier(1, 'Send date')], new Map([[1, last]]), first).size).toBe(0)
})

test('a message has no more lines than allowed [PDP-30]', () => {
  const message = modifier(1, 'Message', { type: 'multiline-text', maxLines: 3, isRequired: false })
  const errors = (text: string) => [...modifierErrors([message], new Map([[1, text]]), today).values()]
  expect(errors('Happy\n\nbirthday')).toEqual([])
  expect(errors('Happy\n\nbirthday\nAda')).toEqual(['Please use fewer lines here'])
})
