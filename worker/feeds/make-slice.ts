import { isInCatalogue } from '../assistants/listed-products.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { sha256, toHex } from '../lib/crypto.ts'
import type { Log } from '../lib/log.ts'
import type { Ports } from '../ports/ports.ts'
import { changeIndex, type FeedIndex, idsPerSlice } from './feed-index.ts'
import { type FeedProduct, type FeedRow, feedRows } from './feed-row.ts'
import { feedItems } from './feed-xml.ts'
import { shownSummary, shownVariants } from '#shared/domain/shown-product.ts'
import { fileNameOf } from '#shared/markets.ts'
import type { Site } from '#shared/sites.ts'

const timeoutMs = 60_000

export type SliceContext = {
  bucket: R2Bucket
  ports: Pick<Ports, 'catalogue' | 'badges'>
  configuration: Configuration
  now: () => number
  log: Log
}

/**
 * Reads the products of a slice, and puts it in the place of its former version in the index. Before that, the feed has
 * the former version. If the items are the same, only the time of the comparison changes.
 *
 * @throws ServiceError after which the former version stays
 */
export async function makeSlice(site: Site, number: number, context: SliceContext): Promise<void> {
  const { bucket, now } = context
  const name = fileNameOf(site.market)
  const before = await changeIndex(bucket, name, (index) => ({
    ...index,
    triedAt: { ...index.triedAt, [number]: now() },
  }))
  const checkedAt = now()
  const { content, items } = await readContent(site, number, context)
  const digest = toHex(await sha256(content))
  const slice = { digest, bytes: content.length, items, checkedAt }
  const isSame = before.slices[number]?.digest === digest
  const key = isSame || items === 0 ? null : `${name}/${number}-${crypto.randomUUID()}.xml`
  if (key !== null) await bucket.put(key, content)
  await changeIndex(bucket, name, (index) => {
    const former = index.slices[number]
    // Another tick has read the shop later, or has changed the slice that this one was compared with.
    const isOutdated = (former?.checkedAt ?? 0) > checkedAt || (isSame && former?.digest !== digest)
    if (isOutdated) return index
    const next = former && isSame ? { ...former, checkedAt } : { ...slice, key }
    return completed({ ...index, slices: { ...index.slices, [number]: next } })
  })
}

/** The items of a slice as bytes. Rows are kept for one product at a time, because an isolate has little memory. */
async function readContent(site: Site, number: number, context: SliceContext) {
  let items = 0
  const texts = (await readProducts(site, number, context)).map((product) => {
    const rows = rowsOf(product, site, context)
    items += rows.length
    return feedItems(rows)
  })
  return { content: new TextEncoder().encode(texts.join('')), items }
}

/** None for a product that cannot be written, which must not keep the others out of the feed. */
function rowsOf(product: FeedProduct, site: Site, { configuration, log }: SliceContext): FeedRow[] {
  try {
    return feedRows(product, { site, configuration })
  } catch (cause) {
    log.error('feed-product-failed', cause, { feed: fileNameOf(site.market), productId: product.product.id })
    return []
  }
}

/** The products as pages show them. */
async function readProducts(
  { market }: Site,
  number: number,
  { ports: { catalogue, badges } }: SliceContext,
): Promise<FeedProduct[]> {
  const signal = AbortSignal.timeout(timeoutMs)
  const products = await catalogue.productsFrom({ market, from: number * idsPerSlice }, signal)
  const productIds = products.map(({ id }) => id)
  // Without its badges a product would have another price than its page, so a failure fails the slice.
  const found = productIds.length > 0 ? await badges?.badges({ market, productIds }, signal) : undefined
  const badgesById = found ?? new Map()
  return products.flatMap((platformProduct) => {
    const { description, feel, categoryTrails, identifiers } = platformProduct
    const product = shownSummary(platformProduct, badgesById)
    if (!isInCatalogue(product)) return []
    const variants = shownVariants(platformProduct.variants, {
      product: platformProduct,
      badges: badgesById.get(product.id) ?? [],
    })
    return [{ product, description, feel, variants, categoryTrails, identifiers }]
  })
}

function completed(index: FeedIndex): FeedIndex {
  const isComplete = Array.from({ length: index.count }, (_, number) => number).every(
    (number) => index.slices[number] !== undefined,
  )
  return { ...index, isComplete: index.isComplete || (index.countedAt > 0 && isComplete) }
}
