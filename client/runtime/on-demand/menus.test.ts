import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scheduleLayerReset } from './menus.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the menu returns to its first layer half a second after it has closed [BLK-31]', () => {
  const layers = [{ open: true }, { open: true }]
  scheduleLayerReset({ open: false }, () => layers)
  vi.advanceTimersByTime(499)
  expect(layers.map(({ open }) => open)).toEqual([true, true])
  vi.advanceTimersByTime(1)
  expect(layers.map(({ open }) => open)).toEqual([false, false])
})

test('a menu that was reopened within that time keeps its layers', () => {
  const menu = { open: false }
  const layers = [{ open: true }]
  scheduleLayerReset(menu, () => layers)
  menu.open = true
  vi.advanceTimersByTime(1000)
  expect(layers[0]?.open).toBe(true)
})
