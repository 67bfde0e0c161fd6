import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'
import { slowest, timesOfPlaywright, timesOfVitest } from './slowest.ts'

const vitest = {
  testResults: [
    {
      name: join(root, 'worker/cart/add.test.ts'),
      assertionResults: [{ title: 'adds', duration: 1200 }, { title: 'is skipped' }],
    },
  ],
}
const timed = (title: string, duration: number) => ({
  title,
  file: 'plp.test.ts',
  tests: [{ results: [{ duration }] }],
})
const playwright = {
  suites: [{ specs: [timed('filters', 900)], suites: [{ specs: [timed('loads more', 2500)] }] }],
}

test('lists the slowest tests of both reports, slowest first', () => {
  const tests = [...timesOfVitest(vitest), ...timesOfPlaywright(playwright)]
  expect(tests).toHaveLength(4)
  expect(slowest(tests, 2)).toEqual([
    '   2.5 s  proof/e2e/plp.test.ts: loads more',
    '   1.2 s  worker/cart/add.test.ts: adds',
  ])
})

test('lists no tests without a report', () => {
  expect([...timesOfVitest(undefined), ...timesOfPlaywright({})]).toEqual([])
})
