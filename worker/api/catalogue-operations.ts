import * as v from 'valibot'
import { defineOperation } from './operation.ts'

const mostVariants = 250

export const catalogueOperations = {
  getProductInventory: defineOperation(
    'public',
    v.object({ variantIds: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.minLength(1), v.maxLength(mostVariants)) }),
    async (c, { variantIds }) => {
      const { market, services } = c.var
      const units = await services.catalogue.stock({ market, variantIds }, c.req.raw.signal)
      return { data: [...units].map(([variant_id, available]) => ({ identity: { variant_id }, allLocationsTotalAvailableToSell: available })) }
    },
  ),
}
