import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { StockTrackingSchema } from './catalogue-levels.ts'
import { ServiceError } from '#shared/errors.ts'
import type { Log } from '#worker/lib/log.ts'
import { mebibyte } from '#worker/upstream/isolate-memory.ts'
import type { KvLoad } from '#worker/upstream/kv-load.ts'
import { createSharedLoad, type SharedLoad } from '#worker/upstream/shared-load.ts'

const FactsSchema = v.object({
  tracking: StockTrackingSchema,
  isPriceHidden: v.boolean(),
  channelIds: v.nullable(v.array(v.number())),
})
const BlockSchema = v.record(v.string(), FactsSchema)

/** What only the REST API says of a product: how its stock is counted, and where and how it is sold. */
export type ProductFacts = v.InferOutput<typeof FactsSchema>
type Block = v.InferOutput<typeof BlockSchema>

type SortOrders = Record<string, number>

export type FactsMemory = { blocks: SharedLoad<Block>; sortOrders: SharedLoad<SortOrders> }

export type ProductFactsReader = {
  /** Facts of products by id. Products that the platform does not have, or that cannot be read now, are omitted. */
  facts(ids: readonly number[], signal: AbortSignal): Promise<Map<number, ProductFacts>>
  /** The `sort_order` of a product's modifiers by their ids; empty if it cannot be read now. */
  sortOrders(productId: number, signal: AbortSignal): Promise<Map<number, number>>
}

/** Ids of one block, and the largest page of the catalogue. */
const idsPerBlock = 250
const minute = 60_000

const ProductsSchema = v.object({
  data: v.array(
    v.object({
      id: v.number(),
      inventory_tracking: StockTrackingSchema,
      is_price_hidden: v.optional(v.boolean(), false),
      channels: v.nullish(v.array(v.number()), null),
    }),
  ),
})

const ModifiersSchema = v.object({
  data: v.object({
    modifiers: v.optional(v.array(v.object({ id: v.number(), sort_order: v.optional(v.number(), 0) })), []),
  }),
})

export function createFactsMemory(now?: () => number): FactsMemory {
  const ttl = { freshMs: minute, staleMs: 24 * 60 * minute, maxInFlightMs: 5000, maxEntries: 100, ...(now && { now }) }
  return {
    blocks: createSharedLoad({ ...ttl, maxBytes: 4 * mebibyte }),
    sortOrders: createSharedLoad({ ...ttl, maxBytes: mebibyte }),
  }
}

/**
 * The REST API has a quota that browsing must not use up, so the facts are read for 250 ids in a row, kept in KV, and
 * read again after ten minutes. 20,000 products are 80 calls in ten minutes, whoever visits them.
 */
export function createProductFacts(options: {
  api: BigCommerceApi
  memory: FactsMemory
  kvLoad: KvLoad
  waitUntil: (work: Promise<unknown>) => void
  log: Log
}): ProductFactsReader {
  const { api, memory, kvLoad, waitUntil, log } = options
  function kept<Value extends object>(
    name: string,
    given: {
      loads: SharedLoad<Value>
      schema: v.GenericSchema<unknown, Value>
      load: (signal: AbortSignal) => Promise<Value>
    },
  ): Promise<Value | null> {
    const load = (signal: AbortSignal) =>
      kvLoad({
        name,
        schema: given.schema,
        freshMs: 10 * minute,
        load: () => given.load(signal),
        isCacheable: () => true,
      })
    const onRefreshFailure = () => log.warn('product-facts-stale', { name })
    return given.loads({ key: name, load, waitUntil, onRefreshFailure }).catch((cause: unknown) => {
      // The call has logged its failure.
      if (cause instanceof ServiceError) return null
      throw cause
    })
  }
  return {
    async facts(ids, signal) {
      signal.throwIfAborted()
      const blocks = [...new Set(ids.map((id) => Math.floor(id / idsPerBlock)))]
      const read = await Promise.all(
        blocks.map((block) =>
          kept(`product-facts ${block}`, {
            loads: memory.blocks,
            schema: BlockSchema,
            load: (shared) => readBlock(api, block, shared),
          }),
        ),
      )
      const known = Object.assign({}, ...read) as Block
      return new Map(ids.flatMap((id) => (known[id] ? [[id, known[id]]] : [])))
    },
    async sortOrders(productId, signal) {
      signal.throwIfAborted()
      const orders = await kept(`modifier-order ${productId}`, {
        loads: memory.sortOrders,
        schema: v.record(v.string(), v.number()),
        load: (shared) => readSortOrders(api, productId, shared),
      })
      return new Map(Object.entries(orders ?? {}).map(([id, order]) => [Number(id), order]))
    },
  }
}

async function readSortOrders(api: BigCommerceApi, productId: number, signal: AbortSignal): Promise<SortOrders> {
  const found = await api.rest('modifier-order', ModifiersSchema, {
    path: `/v3/catalog/products/${productId}`,
    query: { include: 'modifiers' },
    absentOn: [404],
    signal,
  })
  return Object.fromEntries((found?.data.modifiers ?? []).map(({ id, sort_order }) => [id, sort_order]))
}

async function readBlock(api: BigCommerceApi, block: number, signal: AbortSignal): Promise<Block> {
  const { data } = await api.rest('product-facts', ProductsSchema, {
    path: '/v3/catalog/products',
    query: {
      'id:min': block * idsPerBlock,
      'id:max': (block + 1) * idsPerBlock - 1,
      include: 'channels',
      include_fields: 'inventory_tracking,is_price_hidden',
      limit: idsPerBlock,
    },
    signal,
  })
  return Object.fromEntries(
    data.map(({ id, inventory_tracking: tracking, is_price_hidden: isPriceHidden, channels: channelIds }) => [
      id,
      { tracking, isPriceHidden, channelIds },
    ]),
  )
}
