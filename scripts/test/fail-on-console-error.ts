import { afterEach, beforeEach, expect, vi } from 'vitest'

const allowed = new Set<RegExp>()
const logged: string[] = []

/** Lets the running test log errors whose text matches; every other `console.error` fails it. */
export function expectConsoleError(pattern: RegExp): void {
  allowed.add(pattern)
}

beforeEach(() => {
  allowed.clear()
  logged.length = 0
  const error = (...parts: unknown[]) => void logged.push(parts.map(String).join(' '))
  // The console of workerd cannot be spied on, so one that can takes its place.
  vi.stubGlobal('console', Object.create(console, { error: { value: error, writable: true, configurable: true } }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  const unexpected = logged.filter((text) => ![...allowed].some((pattern) => pattern.test(text)))
  expect(unexpected, 'console.error was called').toEqual([])
})
