import { vi } from 'vitest'

/** The lines that were logged during the work, at any level. */
export async function linesOf(work: () => unknown): Promise<Record<string, unknown>[]> {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  vi.stubGlobal('console', { ...console, debug: write, info: write, warn: write, error: write })
  try {
    await work()
  } finally {
    vi.unstubAllGlobals()
  }
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}
