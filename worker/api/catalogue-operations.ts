import * as v from 'valibot'
import { toOffer } from '../../client/components/buy-box/offer.ts'
import { promotedPrice } from '../../shared/domain/badge.ts'
import { isSameColour } from '../../shared/domain/product.ts'
import { NotFoundError } from '../../shared/errors.ts'
import { defineOperation } from './operation.ts'

const mostVariants = 250
const IdSchema = v.pipe(v.number(), v.integer(), v.minValue(1))

export const catalogueOperations = {
  getProductInventory: defineOperation(
    'public',
    v.object({ variantIds: v.pipe(v.array(IdSchema), v.minLength(1), v.maxLength(mostVariants)) }),
    async (c, { variantIds }) => {
      const { market, services } = c.var
      const units = await services.catalogue.stock({ market, variantIds }, c.req.raw.signal)
      return { data: [...units].map(([variant_id, available]) => ({ identity: { variant_id }, allLocationsTotalAvailableToSell: available })) }
    },
  ),

  /** What quick add needs of a product in a colour [PLP-50]: its sizes, lengths and the variants that may be bought, with their stock. */
  getProductById: defineOperation(
    'public',
    v.object({ entityId: IdSchema, color: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100))), null) }),
    async (c, { entityId, color }) => {
      const { market, services } = c.var
      const { signal } = c.req.raw
      const [product, badges] = await Promise.all([
        services.catalogue.product({ market, id: entityId }, signal),
        // The call has logged its failure; the product is then at the catalogue's price.
        services.badges.badges({ market, productIds: [entityId] }, signal).catch(() => new Map<number, never[]>()),
      ])
      if (!product) throw new NotFoundError(`The channel of ${market.code} has no product ${entityId}.`)
      const colour = color === null ? null : (product.colours.find(({ name }) => isSameColour(color, name))?.name ?? color)
      const variants = product.variants
        .filter(({ isPurchasable }) => isPurchasable)
        .map((variant) => ({ ...variant, price: promotedPrice(variant.price, badges.get(entityId) ?? []) }))
      return {
        id: product.id,
        isOnSale: product.isAvailable && !product.isFreeGift,
        needsDetails: product.modifiers.some(({ isRequired }) => isRequired) || product.isGiftCard,
        offer: toOffer({ ...product, variants }, colour, market.currency),
      }
    },
  ),
}
