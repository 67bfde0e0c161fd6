import { afterEach, expect, test, vi } from 'vitest'
import { afterFrame, whenIdle } from './idle.ts'

afterEach(() => void vi.unstubAllGlobals())

test('what can wait waits until the browser is idle, 2000 ms at most [LAY-37, CONST-13]', () => {
  const request = vi.fn()
  vi.stubGlobal('requestIdleCallback', request)
  const task = () => undefined
  whenIdle(task)
  expect(request.mock.calls).toEqual([[task, { timeout: 2000 }]])
})

test('where the browser does not say that it is idle, it waits a moment', () => {
  vi.useFakeTimers()
  const task = vi.fn()
  whenIdle(task)
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  expect(task).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('what a tap costs comes after the frame that shows it', () => {
  vi.useFakeTimers()
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  const task = vi.fn()
  afterFrame(task)
  vi.runAllTimers()
  expect(task).not.toHaveBeenCalled()
  frames[0]?.()
  expect(task).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(task).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})
