import * as v from 'valibot'
import { currencies } from '../catalogue/currencies.ts'

const maxProducts = 100

const Id = v.pipe(v.number(), v.integer(), v.minValue(1))

const ContextSchema = v.looseObject({
  bigcommerce: v.optional(
    v.looseObject({
      channel: v.optional(Id),
      currency: v.optional(v.picklist(currencies)),
      customerGroup: v.optional(v.pipe(v.number(), v.integer())),
      customerOrderCount: v.optional(v.pipe(v.number(), v.integer())),
      customerSegments: v.optional(v.array(v.string())),
      customerShippingCountry: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
    }),
  ),
  talonone: v.optional(v.looseObject({ applicationIds: v.optional(v.array(Id)) })),
  custom: v.optional(v.record(v.string(), v.unknown())),
})

/** `POST …/badges/query/byProductId`. Ids are BigCommerce's. */
export const BadgeQuerySchema = v.object({
  context: ContextSchema,
  query: v.object({
    products: v.pipe(
      v.array(v.object({ id: Id, variantIds: v.optional(v.array(Id)) })),
      v.maxLength(maxProducts, `At most ${maxProducts} products can be queried`),
    ),
  }),
})

export type BadgeQuery = v.InferOutput<typeof BadgeQuerySchema>
