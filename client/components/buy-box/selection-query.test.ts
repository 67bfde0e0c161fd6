import { expect, test } from 'vitest'
import { selectionQuery } from './selection-query.ts'

test('selectionQuery writes the selection into the query and keeps the other parameters [RTE-16]', () => {
  expect(selectionQuery('?utm_source=x&error=size', { size: '3-4', length: 'Extra Long' })).toBe(
    '?utm_source=x&Size=3-4&Length=Extra+Long',
  )
  expect(selectionQuery('?Size=8', { size: null, length: null })).toBe('')
})
