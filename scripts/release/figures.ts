import * as v from 'valibot'

/** What the requests of a version were like since a moment. */
export type Figures = { requests: number; failed: number; p95: number }
export type ReadFigures = (since: Date) => Promise<ReadonlyMap<string, Figures>>

/** With fewer requests of a version, its share of failures means nothing. */
export const enoughRequests = 200
/** The new version may fail this much more often than the old one: half a percent of its requests. */
const tolerance = 0.005
/** The new version may be this much slower at the 95th percentile, and by at least 100 ms. */
const slowdown = { factor: 1.5, milliseconds: 100 }

const none: Figures = { requests: 0, failed: 0, p95: 0 }

const AnswerSchema = v.object({
  data: v.array(
    v.object({
      version: v.string(),
      requests: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
      failed: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
      p95: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
    }),
  ),
})

/** The figures of each version in the data points of Workers Analytics Engine, by its SQL API. */
export function createReadFigures({
  env,
  dataset,
}: {
  /** Has `CLOUDFLARE_ACCOUNT_ID` and `CLOUDFLARE_API_TOKEN`, whose permission is _Account Analytics: Read_. */
  env: Readonly<Record<string, string | undefined>>
  dataset: string
}): ReadFigures {
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_API_BASE_URL: base } = env
  return async (since) => {
    if (!account || !token)
      throw new Error(
        'To compare the versions, set CLOUDFLARE_ACCOUNT_ID, and CLOUDFLARE_API_TOKEN to a token with the permission Account Analytics: Read.',
      )
    const url = `${base ?? 'https://api.cloudflare.com/client/v4'}/accounts/${account}/analytics_engine/sql`
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: versionsQuery(dataset, since),
    })
    if (!response.ok)
      throw new Error(`The figures of the versions cannot be read: status ${response.status} of ${new URL(url).host}.`)
    const { data } = v.parse(AnswerSchema, await response.json())
    return new Map(data.map(({ version, ...figures }) => [version, figures]))
  }
}

export function versionsQuery(dataset: string, since: Date): string {
  return `SELECT blob5 AS version, SUM(_sample_interval) AS requests,
  SUM(IF(blob8 >= '500', _sample_interval, 0)) AS failed, quantileExactWeighted(0.95)(double1, _sample_interval) AS p95
FROM ${dataset}
WHERE blob1 = 'request' AND timestamp > toDateTime('${since.toISOString().slice(0, 19).replace('T', ' ')}')
GROUP BY version`
}

/** Compares two versions in the same time. `worse` says why the new one must not go on. */
export function compare(figures: ReadonlyMap<string, Figures>, { versionId, old }: { versionId: string; old: string }) {
  const [next, before] = [figures.get(versionId) ?? none, figures.get(old) ?? none]
  const said = `${rate(next)} of ${next.requests} requests failed, before ${rate(before)} of ${before.requests}; p95 ${Math.round(next.p95)} ms, before ${Math.round(before.p95)} ms`
  const isEnough = next.requests >= enoughRequests
  const fails = share(next) > share(before) + tolerance && next.failed > 1
  const isSlow =
    isEnough &&
    before.requests >= enoughRequests &&
    next.p95 > Math.max(before.p95 * slowdown.factor, before.p95 + slowdown.milliseconds)
  const worse = fails ? 'it fails more often' : isSlow ? 'it is slower' : null
  return { said, worse, isEnough }
}

function share({ requests, failed }: Figures): number {
  return requests > 0 ? failed / requests : 0
}

function rate(figures: Figures): string {
  return `${(share(figures) * 100).toFixed(2)} %`
}
