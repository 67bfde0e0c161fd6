import { expect, test } from 'vitest'
import { mayReload } from './reload-guard.ts'

function storage() {
  const values = new Map<string, string>()
  return () => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  })
}

test('the page reloads at most once in 60000 ms [LAY-40, CONST-09]', () => {
  const session = storage()
  expect(mayReload(session, 1000)).toBe(true)
  expect(mayReload(session, 60_999)).toBe(false)
  expect(mayReload(session, 61_000)).toBe(true)
})

test('the page does not reload if it cannot store that it did [LAY-40]', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(mayReload(blocked, 1000)).toBe(false)
})
