import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { failuresOfPlaywright, failuresOfVitest, type Failure } from './failures.ts'
import { root } from './root.ts'
import { parseSkips, type Skip } from './skips.ts'
import { timesOfPlaywright, timesOfVitest, type TimedTest } from './slowest.ts'
import { tallyOfScript, tallyOfPlaywright, tallyOfVitest, type Tally } from './tally.ts'

/**
 * `tests` are the tests whose times are known, `failures` the failed tests, `unstable` the tests that passed only when
 * they were repeated, `skips` the tests that were skipped for a reason.
 */
export type StepResult = Tally & { tests?: TimedTest[]; failures?: Failure[]; unstable?: Failure[]; skips?: Skip[] }

/** Runs a check. It counts as one test. Its output is printed once it has ended, because checks may run side by side. */
export async function runCheck(
  script: string,
  options: string[],
  env: Record<string, string> = {},
): Promise<StepResult> {
  let output = ''
  const { code, lastLines } = await runAndKeep(script, options, {
    print: (text) => (output += text),
    env,
  })
  process.stdout.write(output)
  return code === 0
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1, failures: [{ file: script, title: `ended with status ${code}`, message: lastLines }] }
}

export function runVitest(
  script: string,
  env: Record<string, string> = {},
  options: readonly string[] = [],
): Promise<StepResult> {
  return withReport(async (file) => {
    const skipsFile = `${file}.skips`
    const reporters = ['default', 'json', 'scripts/test/skip-reporter.ts'].map((name) => `--reporter=${name}`)
    const code = await run(script, ['run', ...options, ...reporters, `--outputFile.json=${file}`], {
      ...env,
      SKIPPED_TESTS_FILE: skipsFile,
    })
    const report = read(file)
    return {
      ...tallyOfVitest(report, code),
      tests: timesOfVitest(report),
      failures: failuresOfVitest(report),
      skips: parseSkips(read(skipsFile)),
    }
  })
}

/** Runs a script that writes the numbers of its passed and failed tests to the file of `--report`. */
export function runScript(script: string, options: string[]): Promise<StepResult> {
  return withReport(async (file) => {
    const { code, lastLines } = await runAndKeep(script, [...options, '--report', file], {
      print: (text) => process.stdout.write(text),
    })
    const tally = tallyOfScript(read(file), code)
    if (tally.failed === 0) return tally
    return { ...tally, failures: [{ file: script, title: `${tally.failed} failed`, message: lastLines }] }
  })
}

/** `engine` is that of `proof/e2e/engine.ts`. */
export function runPlaywright(script: string, options: string[] = [], engine = 'chromium'): Promise<StepResult> {
  return withReport(async (file) => {
    const config = ['--config', 'proof/e2e/playwright.config.ts', '--reporter=list,json']
    const code = await run(script, ['test', ...config, ...options], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ENGINE: engine,
    })
    const report = read(file)
    const { failed, unstable } = failuresOfPlaywright(report)
    return { ...tallyOfPlaywright(report, code), tests: timesOfPlaywright(report), failures: failed, unstable }
  })
}

async function withReport(use: (file: string) => Promise<StepResult>): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-report-'))
  try {
    return await use(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function run(script: string, options: string[], env: Record<string, string> = {}): Promise<number> {
  return exitCodeOf(start(script, options, { output: 'inherit', env }))
}

const keptLines = 60

/** Runs a script and hands its output on. Returns the last lines of it as well. */
async function runAndKeep(
  script: string,
  options: string[],
  { print, env }: { print: (text: string) => void; env?: Record<string, string> },
): Promise<{ code: number; lastLines: string }> {
  const child = start(script, options, { output: 'pipe', ...(env && { env }) })
  let lastLines = ''
  for (const source of [child.stdout, child.stderr])
    source?.setEncoding('utf8').on('data', (text: string) => {
      print(text)
      lastLines = (lastLines + text).split('\n').slice(-keptLines).join('\n')
    })
  const code = await exitCodeOf(child)
  return { code, lastLines: stripVTControlCharacters(lastLines) }
}

type StartOptions = { output: 'inherit' | 'pipe'; env?: Record<string, string> }

function start(script: string, options: string[], { output, env = {} }: StartOptions): ChildProcess {
  return spawn(process.execPath, [script, ...options], {
    cwd: root,
    stdio: ['inherit', output, output],
    env: { ...process.env, ...env },
  })
}

/** Waits until the process and its output have ended. */
function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
