import * as v from 'valibot'
import { sha256, toBase64Url } from '../lib/crypto.ts'
import type { Sealer } from '../lib/sealed-value.ts'
import { RefusedRequest } from './protocol.ts'
import type { CatalogueSearch } from './requests.ts'
import { marketKey } from '#shared/markets.ts'
import type { Site } from '#shared/sites.ts'

const purpose = 'catalogue-cursor'

/** A place in the results: the page of the search, from 1, and the product on it, from 0. */
export type CursorPlace = { page: number; index: number }
export const firstPlace: CursorPlace = { page: 1, index: 0 }

const CursorSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ of: v.string(), page: v.number(), index: v.number() }),
)

/** The text that is the same for all pages of the results, and for no others. */
export async function resultsKey({ query, filters }: CatalogueSearch, { market }: Site): Promise<string> {
  return toBase64Url(await sha256(JSON.stringify([marketKey(market), query.toLowerCase(), filters])))
}

/** A cursor that only the shop can make and read, for these results. */
export function sealPlace(sealer: Sealer, { key, place }: { key: string; place: CursorPlace }): Promise<string> {
  return sealer.seal(purpose, JSON.stringify({ of: key, ...place }))
}

/** @throws RefusedRequest if the shop has not made the cursor for these results */
export async function openPlace(sealer: Sealer, { key, cursor }: { key: string; cursor?: string | undefined }) {
  if (cursor === undefined) return firstPlace
  const opened = v.safeParse(CursorSchema, await sealer.open(purpose, cursor))
  if (!opened.success || opened.output.of !== key)
    throw new RefusedRequest('invalid_cursor', 400, 'The cursor is not of these results.')
  return { page: opened.output.page, index: opened.output.index }
}
