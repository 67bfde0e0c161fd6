import { expect, test } from 'vitest'
import { checkForm, fieldsOf } from './form.ts'
import { returnForm } from './return-request.ts'

const form = returnForm([
  { lineId: 1, most: 3, sizes: [{ variantId: 7, size: 'L', stock: 2 }] },
  { lineId: 2, most: 1, sizes: [{ variantId: 8, size: 'M', stock: null }] },
])
const check = (values: Record<string, string>) => checkForm(form, values)

test('a return form has its fields for each line, and its output is what was chosen [RET-02, RET-04]', () => {
  expect(fieldsOf(form).map(({ name }) => name)).toEqual([
    'line1.quantity',
    'line1.reason',
    'line1.resolution',
    'line2.quantity',
    'line2.reason',
    'line2.resolution',
    'comment',
  ])
  const values = {
    'line2.quantity': '1',
    'line2.reason': 'damaged',
    'line2.resolution': '8',
    comment: ' A \u202E\n b ',
  }
  expect(check(values)).toEqual({
    status: 'valid',
    output: {
      comment: 'A \n b',
      lines: [{ lineId: 2, quantity: 1, reason: 'damaged', exchange: { variantId: 8, size: 'M' } }],
    },
  })
})

test('another size is refused for more pieces than are in stock, and for a size of another line [RET-04]', () => {
  const chosen = (quantity: string, resolution: string) =>
    check({ 'line1.quantity': quantity, 'line1.reason': 'quality', 'line1.resolution': resolution })
  expect(chosen('2', '7').status).toBe('valid')
  expect(chosen('3', '7')).toEqual({
    status: 'invalid',
    errors: { 'line1.resolution': 'Only 2 pieces of this size are in stock.' },
  })
  expect(chosen('1', '8')).toMatchObject({ status: 'invalid', errors: { 'line1.resolution': expect.any(String) } })
})

test('a reason without pieces is no request, and an empty form says so [RET-02]', () => {
  const errors = { '': 'Please choose at least one piece to return.' }
  expect(check({ 'line1.reason': 'quality' })).toEqual({ status: 'invalid', errors })
  expect(check({})).toEqual({ status: 'invalid', errors })
})
