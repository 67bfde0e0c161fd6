import * as v from 'valibot'
import { unexpired } from './unexpired.ts'
import { type Market, markets } from '#shared/markets.ts'
import type { ContentItem } from '#shared/views.ts'

const ItemSchema = v.looseObject({
  _meta: v.looseObject({
    schema: v.string(),
    name: v.optional(v.string()),
    deliveryId: v.optional(v.string()),
    deliveryKey: v.nullish(v.string()),
  }),
})

/** The responses are in the order of the requests. Each is an item or an error. */
export const FetchSchema = v.object({
  responses: v.array(v.union([v.object({ content: ItemSchema }), v.object({ error: v.object({ type: v.string() }) })])),
})

/** One item by its id or key. */
export const OneItemSchema = v.object({ content: ItemSchema })

const KeysSchema = v.fallback(v.object({ values: v.array(v.object({ value: v.string() })) }), { values: [] })

/** One page of a filter's results, reduced to the delivery keys of its items. An item may have several. */
export const FilterSchema = v.pipe(
  v.object({
    responses: v.array(v.object({ content: ItemSchema })),
    page: v.optional(v.object({ nextCursor: v.nullish(v.string()) }), {}),
  }),
  v.transform(({ responses, page }) => ({
    keys: responses.flatMap(({ content }) => {
      // The service finds expired content too.
      if (unexpired(content as ContentItem, Date.now()) === null) return []
      const { _meta: meta } = content
      const { values } = v.parse(KeysSchema, meta['deliveryKeys'])
      return [...new Set([meta.deliveryKey ?? [], values.map(({ value }) => value)].flat())]
    }),
    nextCursor: page.nextCursor ?? null,
  })),
)

export type FetchResponse = v.InferOutput<typeof FetchSchema>['responses'][number]

/** A host of the staging environment. Only a host name, so it cannot carry a path, port or credentials. */
export const StagingHostSchema = v.pipe(
  v.string(),
  v.transform((text) => text.trim().replace(/^"|"$/g, '')),
  v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i),
)

/**
 * The market's language first, in its region or any other, then the market's default language. Selects the value of a
 * localised field.
 */
export function languagesOf({ code, iso }: Market): string {
  return [...new Set([iso, markets[code].iso])].map((tag) => `${tag},${tag.slice(0, 2)}-*`).join(',')
}
