import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'
import { specsOfPlaywright } from './playwright-report.ts'
import { root } from './root.ts'

/** A failed test, or a test that passed only when it was repeated. `message` is the beginning of its first error. */
export type Failure = { file: string; title: string; message: string }

const VitestFailures = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      message: v.nullish(v.string(), ''),
      status: v.string(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
})

/** The failed tests of Vitest's JSON report, and the files that could not be loaded. */
export function failuresOfVitest(report: unknown): Failure[] {
  const parsed = v.safeParse(VitestFailures, report)
  if (!parsed.success) return []
  return parsed.output.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0)
      return [{ file, title: 'The file could not be loaded', message: beginning(message) }]
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      title: fullName,
      message: beginning(failureMessages[0]),
    }))
  })
}

/** The failed and the unstable tests of Playwright's JSON report. An unstable test passed when it was repeated. */
export function failuresOfPlaywright(report: unknown): { failed: Failure[]; unstable: Failure[] } {
  const specs = specsOfPlaywright(report)
  const withStatus = (wanted: string) =>
    specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results }) => ({
          file: `proof/e2e/${file} (${projectName})`,
          title,
          message: beginning(results.flatMap(({ errors }) => errors)[0]?.message),
        })),
    )
  return { failed: withStatus('unexpected'), unstable: withStatus('flaky') }
}

/** The lines that describe a failure. */
export function describeFailure({ file, title, message }: Failure): string {
  return [`${file}: ${title}`, ...message.split('\n').map((line) => `    ${line}`)].join('\n')
}

/** At most twelve lines of at most 300 characters, without colours. */
function beginning(message = ''): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 12)
    .map((line) => line.slice(0, 300))
    .join('\n')
}
