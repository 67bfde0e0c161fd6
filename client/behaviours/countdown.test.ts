import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from './countdown.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Starts a countdown of 50 seconds on stand-ins for its elements. */
function start({ wantsLessMotion = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLessMotion }))
  const seconds = { textContent: '00' }
  const pause = { checked: false }
  const bar = { hidden: true, remove: vi.fn<() => void>(), querySelector: () => pause }
  const countdown = {
    parentElement: bar,
    dataset: { start: '0', end: '50000' },
    querySelector: (selector: string) => (selector === '[data-unit="seconds"]' ? seconds : null),
  }
  const page = new AbortController()
  connect(countdown as unknown as HTMLElement, page.signal)
  return { seconds, pause, bar, page }
}

test('a countdown keeps its digits while it is paused, and then shows the time that is left [D-118]', () => {
  const { seconds, pause } = start()
  vi.advanceTimersByTime(10_000)
  expect(seconds.textContent).toBe('40')
  pause.checked = true
  vi.advanceTimersByTime(10_000)
  expect(seconds.textContent).toBe('40')
  pause.checked = false
  vi.advanceTimersByTime(1000)
  expect(seconds.textContent).toBe('29')
})

test('a countdown keeps its first digits for visitors who want less motion [D-118]', () => {
  const { seconds, bar } = start({ wantsLessMotion: true })
  vi.advanceTimersByTime(10_000)
  expect(seconds.textContent).toBe('50')
  expect(bar.hidden).toBe(false)
})

test('a paused countdown disappears at its end too [D-126]', () => {
  const { pause, bar } = start()
  pause.checked = true
  vi.advanceTimersByTime(49_999)
  expect(bar.remove).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(bar.remove).toHaveBeenCalledOnce()
})

test('a countdown stops with its page', () => {
  const { seconds, page } = start()
  vi.advanceTimersByTime(1000)
  page.abort()
  vi.advanceTimersByTime(10_000)
  expect(seconds.textContent).toBe('49')
})
