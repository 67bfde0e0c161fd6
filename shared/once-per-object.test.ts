import { expect, test, vi } from 'vitest'
import { oncePerObject } from './once-per-object.ts'

test('a result is computed once for each object, and an equal object has its own', () => {
  const compute = vi.fn(({ size }: { size: number }) => [size])
  const compared = oncePerObject(compute)
  const item = { size: 1 }
  expect(compared(item)).toBe(compared(item))
  expect(compute).toHaveBeenCalledOnce()
  expect(compared({ size: 1 })).not.toBe(compared(item))
})

test('a result that is undefined is kept too, and a call that throws is repeated', () => {
  const compute = vi.fn<(key: object) => undefined>().mockImplementationOnce(() => {
    throw new Error('not yet')
  })
  const once = oncePerObject(compute)
  const item = {}
  expect(() => once(item)).toThrow('not yet')
  expect([once(item), once(item)]).toEqual([undefined, undefined])
  expect(compute).toHaveBeenCalledTimes(2)
})
