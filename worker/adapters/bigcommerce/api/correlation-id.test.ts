import { expect, test } from 'vitest'
import { toCorrelationId } from './correlation-id.ts'

test('the correlation id of a ray is a UUID that begins with the digits of the ray', () => {
  expect(toCorrelationId('8a1b2c3d4e5f6071-CDG')).toBe('8a1b2c3d-4e5f-8607-8100-000000000000')
})

test('a request id that is a UUID is the correlation id', () => {
  const id = crypto.randomUUID()
  expect(toCorrelationId(id)).toBe(id)
})

test.each(['', 'x', '<script>'])('the correlation id of the request id "%s" is a UUID', (id) => {
  expect(toCorrelationId(id)).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
})
