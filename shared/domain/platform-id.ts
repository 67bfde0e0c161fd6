import * as v from 'valibot'

// The platform counts its records with signed 32-bit numbers, and its GraphQL API fails for a larger one.
const maxId = 2_147_483_647

/** The id of a product, variant, option or customer record of the commerce platform. */
export const PlatformIdSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxId))
