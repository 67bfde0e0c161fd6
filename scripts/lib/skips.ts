import * as v from 'valibot'

export type SkippedTest = { file: string; reason: string }

/** The skipped tests of a file that have the same reason. */
export type Skip = SkippedTest & { count: number }

const Skips = v.array(v.object({ file: v.string(), reason: v.string(), count: v.number() }))

export function skipsOf(tests: readonly SkippedTest[]): Skip[] {
  const skips = new Map<string, Skip>()
  for (const { file, reason } of tests) {
    const key = JSON.stringify([file, reason])
    skips.set(key, { file, reason, count: (skips.get(key)?.count ?? 0) + 1 })
  }
  return [...skips.values()]
}

/** The skips that `skip-reporter.ts` wrote. None if there is no report. */
export function parseSkips(report: unknown): Skip[] {
  const parsed = v.safeParse(Skips, report)
  return parsed.success ? parsed.output : []
}

/** A line for each file, below a line for each reason. */
export function describeSkips(skips: readonly Skip[]): string[] {
  const reasons = [...new Set(skips.map(({ reason }) => reason))]
  return reasons.flatMap((reason) => {
    const files = skips.filter((skip) => skip.reason === reason)
    const total = files.reduce((sum, { count }) => sum + count, 0)
    return [`${total} skipped: ${reason}`, ...files.map(({ count, file }) => `  ${count} in ${file}`)]
  })
}
