import * as v from 'valibot'
import { loadLiveStock } from '../cart/live-stock.ts'
import { contextOf } from '../context/part-context.ts'
import { limitRate } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import type { VariantStock } from '../ports/catalogue-port.ts'
import { loadBadges } from '../promotions/add-badges.ts'
import { defineOperation } from './operation.ts'
import { type Category, findCategoryById } from '#shared/domain/category.ts'
import { facetNames, groupsWithin, noRefinements } from '#shared/domain/facet.ts'
import type { Facet, Refinements } from '#shared/domain/listing.ts'
import { marketOffer } from '#shared/domain/market-offer.ts'
import { withoutClosedValues } from '#shared/domain/offer.ts'
import { PlatformIdSchema } from '#shared/domain/platform-id.ts'
import { isForSale, isSameColour } from '#shared/domain/product.ts'
import { shownProduct } from '#shared/domain/shown-product.ts'
import { sizeNames } from '#shared/domain/size-name.ts'
import { NotFoundError } from '#shared/errors.ts'

const maxVariants = 250
const maxSkuLength = 64

const ValuesSchema = v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(50))
const FiltersSchema = v.object({
  categoryEntityId: v.optional(v.nullable(PlatformIdSchema), null),
  searchTerm: v.optional(v.pipe(v.string(), v.maxLength(255)), ''),
  print: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100), v.trim(), v.minLength(1))), null),
  productAttributes: v.optional(
    v.pipe(
      v.array(
        v.object({
          attribute: v.pipe(v.string(), v.maxLength(100), v.toLowerCase(), v.picklist(facetNames)),
          values: ValuesSchema,
        }),
      ),
      v.maxLength(facetNames.length),
    ),
    [],
  ),
  price: v.optional(
    v.nullable(v.object({ minPrice: v.pipe(v.number(), v.minValue(0)), maxPrice: v.pipe(v.number(), v.minValue(0)) })),
    null,
  ),
})

// The platform would read a comma as a separator of two SKUs.
const SkuSchema = v.pipe(v.string(), v.maxLength(maxSkuLength), v.trim(), v.minLength(1), v.regex(/^[^,]+$/))
const listOf = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.array(schema), v.minLength(1), v.maxLength(maxVariants))
const InventorySchema = v.union([
  v.object({ items: listOf(v.object({ product_id: PlatformIdSchema, variant_id: PlatformIdSchema })) }),
  v.object({ variantIds: listOf(PlatformIdSchema) }),
  v.object({ skus: listOf(SkuSchema) }),
])

export const catalogueOperations = {
  /**
   * Stock of variants by their ids, by their SKUs, or by `items`, which also name the product, save a call, mark
   * variants that cannot be bought, and say how many of a product an order must contain (`least`). `sellable` is what
   * the market can sell, `null` if unlimited; the total is the platform's own, over all its locations.
   */
  getProductInventory: defineOperation('public', InventorySchema, async (visit, filter) => {
    await limitRate(visit, 'catalogue')
    const { services } = visit
    const stock =
      'items' in filter
        ? await loadLiveStock(
            visit,
            filter.items.map(({ product_id, variant_id }) => ({ productId: product_id, variantId: variant_id })),
          )
        : await services.catalogue.stock(filter)
    return { data: [...stock.values()].map(toInventoryRecord) }
  }),

  /**
   * The current offer of a product in a colour, for quick add and for a PDP that is shown again: its sizes, lengths and
   * variants with price and stock. The response is up to 10 s old, because an isolate caches a product for that long.
   */
  getProductById: defineOperation(
    'public',
    v.object({ entityId: PlatformIdSchema, color: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100))), null) }),
    async (visit, { entityId, color }) => {
      await limitRate(visit, 'live-product')
      return offerOf(visit, entityId, color)
    },
  ),

  /**
   * Like `getProductById`, by the SKU of the product or of one of its variants, which is how recommendations name
   * products.
   */
  getBySku: defineOperation(
    'public',
    v.object({ sku: v.pipe(v.string(), v.maxLength(maxSkuLength), v.trim(), v.minLength(1)) }),
    async (visit, { sku }) => {
      await limitRate(visit, 'live-product')
      const entityId = await visit.services.catalogue.productIdOfSku({ sku })
      if (entityId === null) throw new NotFoundError(`The channel of ${visit.market.code} has no such SKU.`)
      return offerOf(visit, entityId, null)
    },
  ),

  /**
   * Counts the products of a category, a printed design, a search, or a search within a category that match the
   * refinements, and how many would match with each further value.
   */
  getFilters: defineOperation('public', v.object({ filters: FiltersSchema }), async (visit, { filters }) => {
    await limitRate(visit, 'catalogue')
    const { market, services } = visit
    const { categoryEntityId, searchTerm, print, productAttributes, price } = filters
    const refinements: Refinements = {
      ...noRefinements,
      ...Object.fromEntries(productAttributes.map(({ attribute, values }) => [attribute, values])),
      ...(price && { price: { min: price.minPrice, max: price.maxPrice } }),
    }
    const place =
      print !== null
        ? { print }
        : categoryEntityId !== null && searchTerm === ''
          ? { categoryId: categoryEntityId }
          : null
    if (place === null) {
      const category = categoryEntityId === null ? null : await categoryOf(visit, categoryEntityId)
      const { total, facets } = await services.search.search({
        query: searchTerm,
        page: 1,
        refinements: groupsWithin(category, refinements).refinements,
        ...(category && { categoryId: category.id }),
      })
      return { total, edges: toEdges(facets) }
    }
    const request = { market, refinements, ...place }
    const [total, { facets }] = await Promise.all([
      services.catalogue.count(request),
      services.catalogue.facets(request),
    ])
    return { total, edges: toEdges(facets) }
  }),
}

/** @throws NotFoundError if the market has no such category */
async function categoryOf({ market, services }: Visit, id: number): Promise<Category> {
  const category = findCategoryById(await services.catalogue.categoryTree(), id)
  if (!category) throw new NotFoundError(`The category tree of ${market.code} has no category ${id}.`)
  return category
}

async function offerOf(visit: Visit, entityId: number, color: string | null) {
  const { market, services } = visit
  const [found, badges] = await Promise.all([
    services.catalogue.product({ id: entityId }),
    loadBadges([entityId], contextOf(visit)),
  ])
  if (!found) throw new NotFoundError(`The channel of ${market.code} has no product ${entityId}.`)
  const product = shownProduct(found, badges)
  const colour = color === null ? null : (product.colours.find(({ name }) => isSameColour(color, name))?.name ?? color)
  const variants = withoutClosedValues(product.variants)
  return {
    id: product.id,
    asOf: Math.floor(Date.now() / 1000),
    isOnSale: isForSale(product),
    needsDetails: product.modifiers.some(({ isRequired }) => isRequired) || product.isGiftCard,
    offer: marketOffer({ ...product, variants }, colour, market),
    sizeNames: sizeNames(product, market),
  }
}

function toInventoryRecord({
  productId,
  variantId,
  sku,
  tracking,
  total,
  units,
  isWithdrawn,
  note,
  least,
}: VariantStock) {
  return {
    identity: { sku, variant_id: variantId, product_id: productId },
    inventory_tracking: tracking,
    allLocationsTotalAvailableToSell: total,
    sellable: units,
    ...(isWithdrawn && { is_withdrawn: true }),
    ...(note !== undefined && { note }),
    ...(least !== undefined && { least }),
  }
}

function toEdges(facets: readonly Facet[]) {
  return facets.map(({ name, values }) => ({
    node: { name, attributes: { edges: values.map((value) => ({ node: value })) } },
  }))
}
