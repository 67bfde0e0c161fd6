import * as v from 'valibot'

const NotConfiguredSchema = v.object({ status: v.literal('not-configured'), settings: v.array(v.string()) })

/** Names of the settings because of which the shop does not run, by its response of `/health/ready`; none if it runs. */
export async function unconfiguredSettings(readiness: Response): Promise<string[]> {
  const body = v.safeParse(NotConfiguredSchema, await readiness.json().catch(() => null))
  return body.success ? body.output.settings : []
}
