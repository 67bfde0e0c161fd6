import { afterEach, beforeEach, expect, vi } from 'vitest'

const allowed = new Set<RegExp>()
const logged: string[] = []

/** Allows the running test to log errors that match the pattern. Any other `console.error` fails the test. */
export function expectConsoleError(pattern: RegExp): void {
  allowed.add(pattern)
}

beforeEach(() => {
  allowed.clear()
  logged.length = 0
  const error = (...parts: unknown[]) => void logged.push(parts.map(String).join(' '))
  // Replaces the console, because that of workerd cannot be spied on.
  vi.stubGlobal('console', Object.create(console, { error: { value: error, writable: true, configurable: true } }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  const unexpected = logged.filter((text) => ![...allowed].some((pattern) => pattern.test(text)))
  expect(unexpected, 'console.error was called').toEqual([])
})
