import * as v from 'valibot'

/** Ids of one slice. It is the platform's largest page of ids. */
export const idsPerSlice = 250

const SliceSchema = v.object({
  /** The object with the items; `null` if there are none. */
  key: v.nullable(v.string()),
  /** The SHA-256 digest of the items. */
  digest: v.string(),
  bytes: v.number(),
  items: v.number(),
  /** When the items were last compared with the shop, in milliseconds since 1970. */
  checkedAt: v.number(),
})

const IndexSchema = v.object({
  /** By the number of the slice: slice 4 has the ids from 1000 to 1249. */
  slices: v.record(v.string(), SliceSchema),
  /** When each slice was last begun, also if that failed. */
  triedAt: v.record(v.string(), v.number()),
  /** How many slices the ids of the channel need, and when that was read. */
  count: v.number(),
  countedAt: v.number(),
  /** False until all slices were made for the first time. Until then there is no feed. */
  isComplete: v.boolean(),
})

export type FeedSlice = v.InferOutput<typeof SliceSchema>
/** Which objects make up a feed. It is replaced as a whole, so that a reader never sees half of a slice. */
export type FeedIndex = v.InferOutput<typeof IndexSchema>

export const noIndex: FeedIndex = { slices: {}, triedAt: {}, count: 0, countedAt: 0, isComplete: false }

const maxTries = 5

export const indexKeyOf = (name: string) => `${name}/index.json`

/** The index of a feed; `null` if there is none yet. One of another version of the shop counts as none. */
export async function readIndex(bucket: R2Bucket, name: string): Promise<FeedIndex | null> {
  return (await readWithTag(bucket, name)).index
}

/**
 * Changes the index of a feed, and returns it. Of two changes at the same time, the second one is made to the result of
 * the first.
 *
 * @throws Error if others change it all the time
 */
export async function changeIndex(
  bucket: R2Bucket,
  name: string,
  change: (index: FeedIndex) => FeedIndex,
): Promise<FeedIndex> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const { index, onlyIf } = await readWithTag(bucket, name)
    const changed = change(index ?? noIndex)
    if (await bucket.put(indexKeyOf(name), JSON.stringify(changed), { onlyIf })) return changed
  }
  throw new Error(`The index of the feed ${name} was changed by others ${maxTries} times.`)
}

async function readWithTag(bucket: R2Bucket, name: string): Promise<{ index: FeedIndex | null; onlyIf: Headers }> {
  const stored = await bucket.get(indexKeyOf(name))
  if (!stored) return { index: null, onlyIf: new Headers({ 'if-none-match': '*' }) }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), IndexSchema), await stored.text())
  return { index: parsed.success ? parsed.output : null, onlyIf: new Headers({ 'if-match': stored.httpEtag }) }
}

/** The slices of a feed that have items, in the order of their ids. */
export function slicesOf({ slices }: FeedIndex): (FeedSlice & { key: string })[] {
  return Object.entries(slices)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .flatMap(([, slice]) => (slice.key === null ? [] : [{ ...slice, key: slice.key }]))
}
