import { expect, test, vi } from 'vitest'
import { lazily, mapLazily, replacing } from './lazily.ts'

test('a value is made when it is first read, once, and may be null', () => {
  const makers = { one: vi.fn(() => ({ size: 1 })), none: vi.fn(() => null) }
  const values = lazily<{ one: object; none: null }>(makers)
  expect(makers.one).not.toHaveBeenCalled()
  expect(values.one).toBe(values.one)
  expect([values.none, values.none]).toEqual([null, null])
  expect(makers.one).toHaveBeenCalledOnce()
  expect(makers.none).toHaveBeenCalledOnce()
})

test('values that are made from those of another object can be copied, and no other name has a value', () => {
  const base = lazily<{ a: number; b: number }>({ a: () => 1, b: () => 2 })
  const doubled = mapLazily<{ a: number; b: number }>(base, (name) => base[name] * 2)
  expect({ ...doubled, b: 5 }).toEqual({ a: 2, b: 5 })
  expect('then' in doubled || Reflect.get(doubled, 'then')).toBeFalsy()
})

test('replacing one value makes no other', () => {
  const makers = { one: vi.fn(() => 1), two: vi.fn(() => 2) }
  const values = replacing(lazily<{ one: number; two: number }>(makers), { one: 11 })
  expect(values.one).toBe(11)
  expect(makers.one).not.toHaveBeenCalled()
  expect(makers.two).not.toHaveBeenCalled()
  expect(values.two).toBe(2)
})
