import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeFailure, failuresOfPlaywright, failuresOfVitest } from './failures.ts'
import { root } from './root.ts'

const spec = (title: string, status: string, ...errors: string[]) => ({
  title,
  file: 'plp.test.ts',
  tests: [
    {
      projectName: 'with-scripts',
      status,
      results: [
        { duration: 1, errors: errors.map((message) => ({ message })) },
        { duration: 1, errors: [] },
      ],
    },
  ],
})

test('lists the failed tests of Vitest with the beginning of their error, and files that could not be loaded', () => {
  const report = {
    testResults: [
      {
        name: join(root, 'worker/cart/add.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          {
            fullName: 'adds twice',
            status: 'failed',
            failureMessages: [`\u001B[31mexpected 1\n\n${'x\n'.repeat(99)}`],
          },
        ],
      },
      { name: join(root, 'shared/a.test.ts'), status: 'failed', message: 'SyntaxError', assertionResults: [] },
    ],
  }
  expect(failuresOfVitest(report)).toEqual([
    { file: 'worker/cart/add.test.ts', title: 'adds twice', message: `expected 1${'\nx'.repeat(11)}` },
    { file: 'shared/a.test.ts', title: 'The file could not be loaded', message: 'SyntaxError' },
  ])
})

test('tells the failed browser tests from those that passed when they were repeated', () => {
  const report = {
    suites: [
      { specs: [spec('filters', 'expected')], suites: [{ specs: [spec('loads more', 'flaky', 'Timed out')] }] },
      { specs: [spec('sorts', 'unexpected', 'Not found')] },
    ],
  }
  const { failed, unstable } = failuresOfPlaywright(report)
  expect(failed.map(describeFailure)).toEqual(['proof/e2e/plp.test.ts (with-scripts): sorts\n    Not found'])
  expect(unstable.map(describeFailure)).toEqual(['proof/e2e/plp.test.ts (with-scripts): loads more\n    Timed out'])
})

test('lists no failure without a report', () => {
  expect(failuresOfVitest(undefined)).toEqual([])
  expect(failuresOfPlaywright({})).toEqual({ failed: [], unstable: [] })
})
