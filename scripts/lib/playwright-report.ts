import * as v from 'valibot'

const Result = v.object({
  duration: v.number(),
  errors: v.optional(v.array(v.object({ message: v.nullish(v.string(), '') })), []),
})
const Spec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      projectName: v.optional(v.string(), ''),
      status: v.optional(v.string(), ''),
      results: v.array(Result),
    }),
  ),
})
export type PlaywrightSpec = v.InferOutput<typeof Spec>

type Suite = { specs: PlaywrightSpec[]; suites?: Suite[] | undefined }
const Suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(Spec),
  suites: v.optional(v.lazy(() => v.array(Suite))),
})
const Report = v.object({ suites: v.array(Suite) })

/** All tests of Playwright's JSON report. None if there is no report. */
export function specsOfPlaywright(report: unknown): PlaywrightSpec[] {
  const parsed = v.safeParse(Report, report)
  return parsed.success ? parsed.output.suites.flatMap(specsOfSuite) : []
}

function specsOfSuite({ specs, suites = [] }: Suite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOfSuite)]
}
