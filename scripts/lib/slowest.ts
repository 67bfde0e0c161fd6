import { relative } from 'node:path'
import * as v from 'valibot'
import { specsOfPlaywright } from './playwright-report.ts'
import { root } from './root.ts'

export type TimedTest = { ms: number; file: string; title: string }

const VitestTimes = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(v.object({ title: v.string(), duration: v.nullish(v.number(), 0) })),
    }),
  ),
})

/** The tests of Vitest's JSON report with their times. None if there is no report. */
export function timesOfVitest(report: unknown): TimedTest[] {
  const parsed = v.safeParse(VitestTimes, report)
  if (!parsed.success) return []
  return parsed.output.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration }) => ({ ms: duration, file: relative(root, name), title })),
  )
}

/** The tests of Playwright's JSON report with their times. None if there is no report. */
export function timesOfPlaywright(report: unknown): TimedTest[] {
  return specsOfPlaywright(report).flatMap(({ title, file, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => ({ ms: duration, file: `proof/e2e/${file}`, title }))),
  )
}

/** One line for each of the slowest tests, slowest first. */
export function slowest(tests: readonly TimedTest[], count: number): string[] {
  return tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ ms, file, title }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file}: ${title}`)
}
