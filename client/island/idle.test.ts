import { afterEach, expect, test, vi } from 'vitest'
import { afterFrame, whenIdle } from './idle.ts'

afterEach(() => void vi.unstubAllGlobals())

test('an idle task waits until the browser is idle, at most 2000 ms [LAY-37, CONST-13]', () => {
  const request = vi.fn()
  vi.stubGlobal('requestIdleCallback', request)
  const task = () => undefined
  whenIdle(task)
  expect(request.mock.calls).toEqual([[task, { timeout: 2000 }]])
})

test('an idle task runs after a delay in browsers without requestIdleCallback', () => {
  vi.useFakeTimers()
  const task = vi.fn()
  whenIdle(task)
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  expect(task).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('a task for after the next frame runs once that frame is painted', () => {
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
