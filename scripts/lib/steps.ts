import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './root.ts'
import { timesOfPlaywright, timesOfVitest, type TimedTest } from './slowest.ts'
import { tallyOfScript, tallyOfPlaywright, tallyOfVitest, type Tally } from './tally.ts'

/** `tests` are the tests whose times are known. */
export type StepResult = Tally & { tests?: TimedTest[] }

/** Runs a check. It counts as one test. */
export async function runCheck(script: string, options: string[]): Promise<Tally> {
  return (await run(script, options)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

export function runVitest(script: string): Promise<StepResult> {
  return withReport(async (file) => {
    const code = await run(script, ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
    const report = read(file)
    return { ...tallyOfVitest(report, code), tests: timesOfVitest(report) }
  })
}

/** Runs a script that writes the numbers of its passed and failed tests to the file of `--report`. */
export function runScript(script: string, options: string[]): Promise<Tally> {
  return withReport(async (file) => {
    const code = await run(script, [...options, '--report', file])
    return tallyOfScript(read(file), code)
  })
}

export function runPlaywright(script: string): Promise<StepResult> {
  return withReport(async (file) => {
    const code = await run(script, ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    })
    const report = read(file)
    return { ...tallyOfPlaywright(report, code), tests: timesOfPlaywright(report) }
  })
}

async function withReport(use: (file: string) => Promise<StepResult>): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-report-'))
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
  const child = spawn(process.execPath, [script, ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
