import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { titlePattern } from './mutant.ts'

/** `failed` and `passed` are the titles of tests. `output` is what the runner printed. */
export type TestRun = { failed: string[]; passed: string[]; output: string }

const timeoutMs = 300_000

const VitestReport = v.object({
  testResults: v.array(v.object({ assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })) })),
})

const Spec = v.object({
  title: v.string(),
  tests: v.array(v.object({ status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']) })),
})
type Suite = { specs: v.InferOutput<typeof Spec>[]; suites?: Suite[] | undefined }
const Suite: v.GenericSchema<Suite> = v.object({
  specs: v.array(Spec),
  suites: v.optional(v.lazy(() => v.array(Suite))),
})
const PlaywrightReport = v.object({ suites: v.array(Suite) })

/** Runs the tests of some files whose titles name one of the ids, in the project or copy at `root`. */
export async function runTests(root: string, ids: readonly string[], files: readonly string[]): Promise<TestRun> {
  const runs: TestRun[] = []
  const inBrowser = files.filter((file) => file.startsWith('e2e/'))
  const others = files.filter((file) => !file.startsWith('e2e/'))
  if (others.length > 0) runs.push(await runVitest(root, titlePattern(ids), others))
  // A browser run is slow, and a mutant that a faster test noticed needs no other.
  if (inBrowser.length > 0 && runs.every(({ failed }) => failed.length === 0))
    runs.push(await runPlaywright(root, titlePattern(ids), inBrowser))
  return {
    failed: runs.flatMap(({ failed }) => failed),
    passed: runs.flatMap(({ passed }) => passed),
    output: runs.map(({ output }) => output).join('\n'),
  }
}

async function runVitest(root: string, pattern: string, files: readonly string[]): Promise<TestRun> {
  const report = join(root, '.mutant-report.json')
  const output = await run(root, [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...files,
    '-t',
    pattern,
    '--reporter=json',
    `--outputFile=${report}`,
  ])
  const parsed = v.safeParse(VitestReport, readReport(report))
  const results = parsed.success ? parsed.output.testResults.flatMap(({ assertionResults }) => assertionResults) : []
  const titles = (status: string) => results.filter((test) => test.status === status).map(({ fullName }) => fullName)
  return { failed: titles('failed'), passed: titles('passed'), output }
}

async function runPlaywright(root: string, pattern: string, files: readonly string[]): Promise<TestRun> {
  const report = join(root, '.mutant-report.json')
  const script = 'node_modules/@playwright/test/cli.js'
  const options = ['test', '--config', 'e2e/playwright.config.ts', ...files, '--grep', pattern, '--reporter=json']
  const output = await run(root, [script, ...options, '--max-failures=1'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const parsed = v.safeParse(PlaywrightReport, readReport(report))
  const specs = parsed.success ? parsed.output.suites.flatMap(specsOf) : []
  const titles = (status: string) =>
    specs.filter(({ tests }) => tests.some((test) => test.status === status)).map(({ title }) => title)
  return { failed: titles('unexpected'), passed: titles('expected'), output }
}

function specsOf({ specs, suites = [] }: Suite): v.InferOutput<typeof Spec>[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  } finally {
    rmSync(file, { force: true })
  }
}

/** Runs Node in a process group of its own, so that a run that hangs ends with all its servers. */
function run(root: string, options: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const child = spawn(process.execPath, options, {
    cwd: root,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), timeoutMs)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', () => {
      clearTimeout(timer)
      resolve(output)
    })
  })
}
