import * as v from 'valibot'
import type { PreOrder } from '#shared/domain/pre-order.ts'

export const AvailabilitySchema = v.object({
  status: v.string(),
  message: v.nullish(v.string()),
  willBeReleasedAt: v.nullish(v.object({ utc: v.string() })),
})

/** Everything that the platform says about a product's availability. Cards ask only for the status. */
export const availabilityField = 'availabilityV2 { status ... on ProductPreOrder { message willBeReleasedAt { utc } } }'

type Availability = v.InferOutput<typeof AvailabilitySchema>

export function isForSaleNow({ status }: Availability): boolean {
  return status !== 'Unavailable'
}

export function preOrderOf({ status, message, willBeReleasedAt }: Availability): { preOrder?: PreOrder } {
  return status === 'Preorder'
    ? { preOrder: { message: message ?? null, releasedAt: willBeReleasedAt?.utc ?? null } }
    : {}
}
