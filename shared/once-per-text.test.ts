import { expect, test, vi } from 'vitest'
import { oncePerText } from './once-per-text.ts'

test('a result is computed once for each text, also if it is undefined', () => {
  const compute = vi.fn<(text: string) => number | undefined>((text) => (text === '' ? undefined : text.length))
  const lengthOf = oncePerText(compute)
  expect([lengthOf('ab'), lengthOf('ab'), lengthOf('c'), lengthOf(''), lengthOf('')]).toEqual([
    2,
    2,
    1,
    undefined,
    undefined,
  ])
  expect(compute).toHaveBeenCalledTimes(3)
})

test('a call that throws is tried again', () => {
  const compute = vi.fn<(text: string) => string>(() => {
    throw new RangeError('no zone')
  })
  const zoneOf = oncePerText(compute)
  expect(() => zoneOf('Nowhere')).toThrow(RangeError)
  expect(() => zoneOf('Nowhere')).toThrow(RangeError)
  expect(compute).toHaveBeenCalledTimes(2)
})
