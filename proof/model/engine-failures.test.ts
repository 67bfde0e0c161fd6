import { expect, test } from 'vitest'
import { engineFailureOf } from './engine-failures.ts'

const line = (fields: object) => JSON.stringify({ level: 'warn', requestId: 'r', ...fields })

test('recognises a timeout and an open circuit of the promotions engine in the log of the shop', () => {
  expect(
    engineFailureOf(line({ event: 'upstream-failure', service: 'promotions', kind: 'timeout', status: null })),
  ).toBe('upstream-failure (timeout)')
  expect(engineFailureOf(line({ event: 'circuit-open', service: 'promotions' }))).toBe('circuit-open')
  expect(engineFailureOf(line({ event: 'promotions-sync', cause: { name: 'TimeoutError', message: 'late' } }))).toBe(
    'promotions-sync (late)',
  )
})

test('ignores refusals of the engine, other services and lines that are not JSON', () => {
  expect(
    engineFailureOf(line({ event: 'upstream-failure', service: 'promotions', kind: 'rejected', status: 400 })),
  ).toBe(null)
  expect(engineFailureOf(line({ event: 'upstream-failure', service: 'commerce', kind: 'timeout' }))).toBe(null)
  expect(engineFailureOf(line({ event: 'promotions-sync', cause: { name: 'TypeError', message: 'a bug' } }))).toBe(null)
  expect(engineFailureOf('Listening')).toBe(null)
})
