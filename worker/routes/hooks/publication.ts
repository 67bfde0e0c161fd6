import * as v from 'valibot'

const publishedEvents: ReadonlySet<string> = new Set([
  'dynamic-content.snapshot.published',
  'dynamic-content.edition.published',
])

const ItemSchema = v.looseObject({
  id: v.optional(v.string()),
  deliveryKey: v.optional(v.nullable(v.string())),
  body: v.optional(
    v.looseObject({ _meta: v.optional(v.looseObject({ deliveryKey: v.optional(v.nullable(v.string())) })) }),
  ),
})

const EventSchema = v.looseObject({
  name: v.optional(v.string()),
  payload: v.optional(v.looseObject({ ...ItemSchema.entries, rootContentItem: v.optional(ItemSchema) })),
  deliveryKey: v.optional(v.string()),
  deliveryKeys: v.optional(v.array(v.string()), []),
})

/** One event or several. Editors may define the payload as a template with delivery keys. */
export const EventsSchema = v.pipe(
  v.unknown(),
  v.transform((value) => (Array.isArray(value) ? (value as unknown[]) : [value])),
  v.array(EventSchema),
  v.minLength(1),
)

/**
 * Names of the published items: delivery keys if known, otherwise ids. `null` if no event is a publication. Only for
 * the log, because an item may be nested in any other and its key does not say which pages show it.
 */
export function publishedItems(events: v.InferOutput<typeof EventsSchema>): string[] | null {
  const publications = events.filter((event) =>
    event.name === undefined
      ? event.deliveryKey !== undefined || event.deliveryKeys.length > 0
      : publishedEvents.has(event.name),
  )
  if (publications.length === 0) return null
  return publications.flatMap(({ deliveryKey, deliveryKeys, payload }) => {
    const root = payload?.rootContentItem
    const named = [
      deliveryKey,
      ...deliveryKeys,
      payload?.deliveryKey,
      payload?.body?._meta?.deliveryKey,
      root?.deliveryKey,
      root?.body?._meta?.deliveryKey,
    ]
    const keys = named.filter((key) => typeof key === 'string')
    return keys.length > 0 ? keys : [root?.id ?? payload?.id ?? 'unnamed']
  })
}
