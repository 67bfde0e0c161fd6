import * as v from 'valibot'

type ListOf<Schema extends v.GenericSchema> = v.GenericSchema<unknown, v.InferOutput<Schema>[]>

/** The `edges` of a Relay connection as the list of its nodes. On the wire they may be null. */
export function edges<Schema extends v.GenericSchema>(node: Schema): ListOf<Schema> {
  const EdgeSchema: v.GenericSchema<unknown, { node: v.InferOutput<Schema> }> = v.object({ node }) as never
  return v.pipe(
    v.nullish(v.array(EdgeSchema), []),
    v.transform((list) => list.map((edge) => edge.node)),
  )
}

/** A Relay connection, as the list of its nodes. */
export function nodes<Schema extends v.GenericSchema>(node: Schema): ListOf<Schema> {
  const ConnectionSchema: v.GenericSchema<unknown, { edges: v.InferOutput<Schema>[] }> = v.object({
    edges: edges(node),
  })
  return v.pipe(
    ConnectionSchema,
    v.transform((connection) => connection.edges),
  )
}

export const PageInfoSchema = v.object({ hasNextPage: v.boolean(), endCursor: v.nullish(v.string(), null) })
