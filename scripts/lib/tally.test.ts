import { expect, test } from 'vitest'
import { tallyOfPlaywright, tallyOfVitest } from './tally.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((result) => ({ status: result })),
})

test('counts the passed, failed and skipped tests of a report', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')],
  }
  expect(tallyOfVitest(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 2 })
  expect(tallyOfPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 0 } }, 1)).toEqual({
    passed: 4,
    failed: 1,
    skipped: 0,
  })
})

test('counts up to three unstable browser tests as passed, and more of them as failed', () => {
  expect(tallyOfPlaywright({ stats: { expected: 4, unexpected: 0, flaky: 3, skipped: 0 } }, 0)).toEqual({
    passed: 7,
    failed: 0,
    skipped: 0,
  })
  expect(tallyOfPlaywright({ stats: { expected: 4, unexpected: 0, flaky: 4, skipped: 0 } }, 0)).toEqual({
    passed: 4,
    failed: 4,
    skipped: 0,
  })
})

test('counts a file that could not be loaded as a failure', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    numPendingTests: 0,
    testResults: [file('passed', 'passed'), file('failed')],
  }
  expect(tallyOfVitest(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 })
})

test('counts a failure for a run with a bad exit code or without a report', () => {
  expect(tallyOfVitest({ numPassedTests: 1, numFailedTests: 0, numPendingTests: 0, testResults: [] }, 1)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
  })
  expect(tallyOfPlaywright({ stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 } }, 1)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
  })
  expect(tallyOfPlaywright(undefined, 0)).toEqual({ passed: 0, failed: 1 })
})
