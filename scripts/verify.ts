import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { readOptions } from './lib/arguments.ts'
import { ensureBrowser } from './lib/browser.ts'
import { chosenEngines, ensureEngine } from './lib/engines.ts'
import { describeFailure, type Failure } from './lib/failures.ts'
import { merchantSources } from './lib/markets-file.ts'
import { root } from './lib/root.ts'
import { describeSkips, type Skip } from './lib/skips.ts'
import { slowest, type TimedTest } from './lib/slowest.ts'
import { runCheck, runScript, runPlaywright, runVitest, type StepResult } from './lib/steps.ts'

/** Steps that run side by side. Those with a report of their own print at once, so they run by themselves. */
type Steps = Record<string, () => Promise<StepResult>>

const { proof: isProof, engines } = readOptions({ proof: { type: 'boolean' }, engines: { type: 'string' } })
const playwright = binary('@playwright/test/cli.js')
const seed = String(Math.floor(Math.random() * 2 ** 31))
const listedTests = 20
/** Everything runs with the markets of the tests, but for checks of what the merchant has. */
const ofMerchant = { NODE_OPTIONS: process.env['NODE_OPTIONS'] ?? '' }
const withMarkets = (condition: string) => ({
  NODE_OPTIONS: `${ofMerchant.NODE_OPTIONS} --conditions=${condition}`.trim(),
})
const checkMarketTypes = (options: string[]) => runCheck('scripts/check-market-types.ts', options, ofMerchant)
const isOfMerchant = merchantSources().join() !== merchantSources('tests').join()

/** `npm test`: the same on every run, because its random tests have a fixed seed. */
const gate: Steps[] = [
  {
    format: () => runCheck(binary('oxfmt/bin/oxfmt'), ['--check']),
    'types and lint': () => runCheck(binary('oxlint/bin/oxlint'), ['--deny-warnings']),
    'types with another-currency': () => checkMarketTypes(['--set-up', 'another-currency']),
    ...(isOfMerchant && { 'types of the markets': () => checkMarketTypes([]) }),
  },
  {
    boundaries: () => runCheck('scripts/check-boundaries.ts', []),
    'unused code': () => runCheck(binary('knip/bin/knip.js'), ['--no-progress']),
    build: () => runCheck('scripts/build.ts', []),
  },
  {
    environments: () => runCheck('scripts/check-environments.ts', [], ofMerchant),
    size: () => runCheck('scripts/size.ts', []),
  },
  {
    'unit and Worker tests, contracts of the sandbox': () =>
      runVitest(binary('vitest/vitest.mjs'), { SANDBOX_TESTS: 'contracts' }),
  },
  {
    'browser tests of the main ways': () => runPlaywright(playwright, ['--grep', '@gate|@engines']),
  },
  ...inOtherEngines(['--grep', '@engines']),
]

/** `npm run proof`: what takes longer, with a new seed each time. */
const proof: Steps[] = [
  { build: () => runCheck('scripts/build.ts', []) },
  {
    'slow and random tests, all of the sandbox': () =>
      runVitest(binary('vitest/vitest.mjs'), { PROOF: 'on', SEED: seed }),
  },
  Object.fromEntries(
    ['one-market', 'five-markets'].map((setUp) => [`types with ${setUp}`, () => checkMarketTypes(['--set-up', setUp])]),
  ),
  ...['one-market', 'five-markets', 'another-currency'].map((setUp) => ({
    [`a shop with ${setUp}`]: () =>
      runVitest(binary('vitest/vitest.mjs'), withMarkets(setUp), ['--project', 'worker', 'worker/test/set-ups']),
  })),
  { model: () => runScript('proof/model/run.ts', ['--sequences', '300', '--seed', seed]) },
  { chaos: () => runScript('proof/chaos/run.ts', ['--sample', '--hang-seconds', '30', '--seed', seed]) },
  // The process of a port is only known on Linux.
  ...(process.platform === 'linux'
    ? [{ crash: () => runScript('proof/chaos/crash.ts', ['--kills', '2', '--adds', '40', '--seed', seed]) }]
    : []),
  { 'browser tests': () => runPlaywright(playwright) },
  ...inOtherEngines(['--grep', '@gate|@engines|@other-engines', '--project', 'with-scripts']),
]

Object.assign(process.env, withMarkets('tests'))
process.env['CHROMIUM_PATH'] = ensureBrowser()
keepTemporaryFilesInMemory()
if (isProof) console.log(`Seed ${seed}`)
const total = { passed: 0, failed: 0, skipped: 0 }
const tests: TimedTest[] = []
const failures: Failure[] = []
const unstable: Failure[] = []
const skips: Skip[] = []
const times: string[] = []
// Later steps run even if a step fails, so that one run shows all failures.
for (const steps of isProof ? proof : gate) {
  console.log(styleText('bold', `\n── ${Object.keys(steps).join(', ')}`))
  await Promise.all(Object.entries(steps).map(([name, step]) => runStep(name, step)))
}
list(`the slowest ${listedTests} tests`, slowest(tests, listedTests))
list('the steps', times)
list('unstable: failed, and passed when repeated', unstable.map(describeFailure))
list('failed', failures.map(describeFailure))
if (skips.length > 0) console.log(`\n${describeSkips(skips).join('\n')}`)
if (isProof) writeFileSync(join(root, '.proof.json'), JSON.stringify({ ...commit(), seed, ...total }))
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed ? 1 : 0)

/**
 * Databases and browser profiles of the tests are temporary. On a disk their transactions take a tenth of the time, so
 * they are kept in Linux' folder in memory if it has enough space.
 */
function keepTemporaryFilesInMemory(): void {
  const inMemory = '/dev/shm'
  if (process.platform !== 'linux' || !existsSync(inMemory)) return
  const { bavail, bsize } = statfsSync(inMemory)
  if (bavail * bsize < 4 * 1024 ** 3) return
  const folder = mkdtempSync(join(inMemory, 'shop-'))
  process.env['TMPDIR'] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
}

async function runStep(name: string, step: () => Promise<StepResult>): Promise<void> {
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
  times.push(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${name}`)
  console.log(
    `${tally.failed ? styleText('red', 'failed') : styleText('green', 'ok')} ${name}: ${tally.passed} passed, ${tally.failed} failed`,
  )
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${styleText('bold', `\n── ${title}`)}\n${lines.join('\n')}`)
}

/** The commit that the run was for. `isChanged`: the work tree had more than it. */
function commit() {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  return { commit: git('rev-parse', 'HEAD'), isChanged: git('status', '--porcelain') !== '' }
}

/** A step for each engine beside Chromium that can run here. `--engines chromium` leaves them out. */
function inOtherEngines(options: string[]): Steps[] {
  return chosenEngines(engines).map((engine) => ({
    [`browser tests in ${engine}`]: async () => {
      if (ensureEngine(engine)) return runPlaywright(playwright, options, engine)
      console.log(`${engine} cannot be installed here.`)
      return { passed: 0, failed: 0, skipped: 1 }
    },
  }))
}

function binary(path: string): string {
  return join(root, 'node_modules', path)
}
