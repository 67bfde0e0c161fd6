import { afterEach, beforeEach, expect, vi } from 'vitest'

const allowed = new Set<RegExp>()

/** Lets the running test log an error whose text matches; every other `console.error` fails it. */
export function expectConsoleError(pattern: RegExp): void {
  allowed.add(pattern)
}

beforeEach(() => {
  allowed.clear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  const calls = vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : []
  const texts = calls.map((call) => call.map(String).join(' '))
  vi.restoreAllMocks()
  expect(texts.filter((text) => ![...allowed].some((pattern) => pattern.test(text))), 'console.error was called').toEqual([])
})
