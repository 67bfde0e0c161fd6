import { expect, test, vi } from 'vitest'
import { createOnceList } from './once-list.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
}

test('an order is counted once, also after the page is loaded again', () => {
  const storage = memory()
  const open = () => createOnceList('sv-purchases', () => storage)
  expect([open().add('1'), open().add('1'), open().add('2')]).toEqual([true, false, true])
})

test('without storage an order is counted once for each document', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const list = createOnceList('sv-purchases', () => {
    throw new Error('denied')
  })
  expect([list.add('1'), list.add('1')]).toEqual([true, false])
  warned.mockRestore()
})

test('the list keeps the latest twenty ids', () => {
  const storage = memory()
  for (let id = 0; id < 25; id++) createOnceList('k', () => storage).add(String(id))
  expect(JSON.parse(storage.getItem('k') ?? '')).toHaveLength(20)
})
