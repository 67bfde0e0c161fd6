import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTicker } from './ticker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(count: number) {
  const shown: string[] = []
  const ticker = createTicker(count, (index, isAnimated) => shown.push(`${index}${isAnimated ? '' : ' at once'}`))
  ticker.hold('button', false)
  return { shown, ticker }
}

test('the ticker moves every 3500 ms [BLK-07, CONST-11]', () => {
  const { shown } = start(3)
  vi.advanceTimersByTime(3499)
  expect(shown).toEqual([])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['1'])
  vi.advanceTimersByTime(3500)
  expect(shown).toEqual(['1', '2'])
})

test('after the last item comes the copy of the first, and 750 ms later the first itself, without animation [BLK-08, CONST-11]', () => {
  const { shown } = start(2)
  vi.advanceTimersByTime(7000 + 749)
  expect(shown).toEqual(['1', '2'])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['1', '2', '0 at once'])
  vi.advanceTimersByTime(3500 - 750)
  expect(shown.at(-1)).toBe('1')
})

test('the ticker pauses under the mouse and while it has focus, until both have left [BLK-09]', () => {
  const { shown, ticker } = start(2)
  ticker.hold('mouse', true)
  ticker.hold('focus', true)
  vi.advanceTimersByTime(60_000)
  ticker.hold('mouse', false)
  vi.advanceTimersByTime(60_000)
  expect(shown).toEqual([])
  ticker.hold('focus', false)
  vi.advanceTimersByTime(3500)
  expect(shown).toEqual(['1'])
})

test('the ticker resumes when its tab is visible again [BLK-10]', () => {
  const { shown, ticker } = start(2)
  ticker.hold('hidden', true)
  vi.advanceTimersByTime(60_000)
  expect(shown).toEqual([])
  ticker.hold('hidden', false)
  vi.advanceTimersByTime(3500)
  expect(shown).toEqual(['1'])
})
