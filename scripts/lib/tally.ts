import * as v from 'valibot'

/** `skipped` is left out by steps that skip nothing. */
export type Tally = { passed: number; failed: number; skipped?: number }

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.object({ status: v.string() })) })),
})

const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
})

const ScriptReport = v.object({ passed: v.number(), failed: v.number() })

/**
 * Counts the tests of Vitest's JSON report. A file that could not be loaded counts as one failure, and so does a bad
 * exit code without a failed test.
 */
export function tallyOfVitest(report: unknown, exitCode: number): Tally {
  const parsed = v.safeParse(VitestReport, report)
  if (!parsed.success) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = parsed.output
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const tally = { passed: numPassedTests, failed: numFailedTests + broken.length, skipped: numPendingTests }
  return orUnexplained(tally, exitCode)
}

/** More unstable browser tests than these fail the run. */
export const toleratedUnstableTests = 3

/**
 * Counts the tests of Playwright's JSON report. A test that passed when it was repeated counts as passed, unless there
 * are more than `toleratedUnstableTests` of them.
 */
export function tallyOfPlaywright(report: unknown, exitCode: number): Tally {
  const parsed = v.safeParse(PlaywrightReport, report)
  if (!parsed.success) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = parsed.output.stats
  const tally =
    flaky > toleratedUnstableTests
      ? { passed: expected, failed: unexpected + flaky, skipped }
      : { passed: expected + flaky, failed: unexpected, skipped }
  return orUnexplained(tally, exitCode)
}

/** Counts the tests in the report of a script of ours. */
export function tallyOfScript(report: unknown, exitCode: number): Tally {
  const parsed = v.safeParse(ScriptReport, report)
  return parsed.success ? orUnexplained(parsed.output, exitCode) : { passed: 0, failed: 1 }
}

function orUnexplained(tally: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}
