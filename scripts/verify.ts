import { join } from 'node:path'
import { styleText } from 'node:util'
import { ensureBrowser } from './lib/browser.ts'
import { describeFailure, type Failure } from './lib/failures.ts'
import { root } from './lib/root.ts'
import { describeSkips, type Skip } from './lib/skips.ts'
import { slowest, type TimedTest } from './lib/slowest.ts'
import { runCheck, runScript, runPlaywright, runVitest, type StepResult } from './lib/steps.ts'

// The steps of `npm test`, in order. Later steps run even if a step fails, so that one run shows all failures.
const steps: Record<string, () => Promise<StepResult>> = {
  types: () => runCheck(binary('typescript/bin/tsc'), ['-b', '--pretty', 'false']),
  format: () => runCheck(binary('oxfmt/bin/oxfmt'), ['--check']),
  lint: () => runCheck(binary('oxlint/bin/oxlint'), ['--deny-warnings']),
  boundaries: () => runCheck('scripts/check-boundaries.ts', []),
  'unused code': () => runCheck(binary('knip/bin/knip.js'), ['--no-progress']),
  build: () => runCheck('scripts/build.ts', []),
  environments: () => runCheck('scripts/check-environments.ts', []),
  'unit and Worker tests': () => runVitest(binary('vitest/vitest.mjs')),
  model: () => runScript('model/run.ts', ['--sequences', '300']),
  chaos: () => runScript('chaos/run.ts', ['--sample', '--hang-seconds', '30']),
  // The process of a port is only known on Linux.
  ...(process.platform === 'linux' && {
    crash: () => runScript('chaos/crash.ts', ['--kills', '2', '--adds', '40']),
  }),
  size: () => runCheck('scripts/size.ts', []),
  'end to end': () => {
    process.env['CHROMIUM_PATH'] = ensureBrowser()
    return runPlaywright(binary('@playwright/test/cli.js'))
  },
}

const listedTests = 20

const total = { passed: 0, failed: 0, skipped: 0 }
const tests: TimedTest[] = []
const failures: Failure[] = []
const unstable: Failure[] = []
const skips: Skip[] = []
for (const [name, step] of Object.entries(steps)) {
  console.log(styleText('bold', `\n── ${name}`))
  const started = performance.now()
  const tally: StepResult = await step().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1, failures: [{ file: 'scripts/verify.ts', title: name, message: String(error) }] }
  })
  total.passed += tally.passed
  total.failed += tally.failed
  total.skipped += tally.skipped ?? 0
  tests.push(...(tally.tests ?? []))
  failures.push(...(tally.failures ?? []))
  unstable.push(...(tally.unstable ?? []))
  skips.push(...(tally.skips ?? []))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${tally.failed ? styleText('red', 'failed') : styleText('green', 'ok')} ${name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s`,
  )
}
console.log(styleText('bold', `\n── the slowest ${listedTests} tests`))
console.log(slowest(tests, listedTests).join('\n'))
list('unstable: failed, and passed when repeated', unstable)
list('failed', failures)
if (skips.length > 0) console.log(`\n${describeSkips(skips).join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed ? 1 : 0)

function list(title: string, described: readonly Failure[]): void {
  if (described.length === 0) return
  console.log(styleText('bold', `\n── ${title}`))
  for (const each of described) console.log(describeFailure(each))
}

function binary(path: string): string {
  return join(root, 'node_modules', path)
}
