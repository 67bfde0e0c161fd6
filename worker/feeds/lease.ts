import * as v from 'valibot'

const key = 'lease.json'
// Longer than a tick may take. A tick that was ended keeps the others waiting for no longer.
const leaseMs = 3 * 60_000

const LeaseSchema = v.object({ until: v.number(), sweptAt: v.number() })
type Lease = v.InferOutput<typeof LeaseSchema>
const free: Lease = { until: 0, sweptAt: 0 }

/**
 * Does the work unless another tick is at it, in this data centre or elsewhere. `work` gets when objects were last
 * swept, and returns the same for the next tick.
 */
export async function alone(
  bucket: R2Bucket,
  now: () => number,
  work: (sweptAt: number) => Promise<number>,
): Promise<void> {
  const stored = await bucket.get(key)
  const { until, sweptAt } = stored ? parse(await stored.text()) : free
  if (until > now()) return
  const onlyIf = new Headers(stored ? { 'if-match': stored.httpEtag } : { 'if-none-match': '*' })
  const taken = await bucket.put(key, JSON.stringify({ until: now() + leaseMs, sweptAt }), { onlyIf })
  if (!taken) return
  let sweptNow = sweptAt
  try {
    sweptNow = await work(sweptAt)
  } finally {
    // If the lease has expired, another tick may have it.
    const ownOnly = new Headers({ 'if-match': taken.httpEtag })
    await bucket.put(key, JSON.stringify({ until: 0, sweptAt: sweptNow }), { onlyIf: ownOnly })
  }
}

function parse(text: string): Lease {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), LeaseSchema), text)
  return parsed.success ? parsed.output : free
}
