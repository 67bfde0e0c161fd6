import * as v from 'valibot'

const ItemSchema = v.looseObject({
  _meta: v.looseObject({
    schema: v.string(),
    name: v.optional(v.string()),
    deliveryId: v.optional(v.string()),
    deliveryKey: v.nullish(v.string()),
  }),
})

/** Answers stand in the order of the requests; each is an item or an error of its own. */
export const FetchSchema = v.object({
  responses: v.array(v.union([v.object({ content: ItemSchema }), v.object({ error: v.object({ type: v.string() }) })])),
})

export type FetchAnswer = v.InferOutput<typeof FetchSchema>['responses'][number]

/** A host of the staging environment: a name, so that it can carry no path, port or credentials. */
export const StagingHostSchema = v.pipe(v.string(), v.transform((text) => text.trim().replace(/^"|"$/g, '')), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i))
