import { connectionOf, nodeId, pageOf, sliceOf, type PageArguments } from '../connection.ts'
import type { StorefrontScope } from '../context.ts'
import { imageNode } from '../image.ts'
import { prices, type PriceArguments } from '../money.ts'
import { legacyOptions, productOptions } from './options.ts'
import { locations } from '#sandbox/catalogue/channels.ts'
import { optionId, optionValueId } from '#sandbox/catalogue/ids.ts'
import type { Product, Variant } from '#sandbox/catalogue/queries/products.ts'
import { isHeldByLocations, isPool, isSold, recordedUnits } from '#sandbox/catalogue/stock.ts'

type OptionValue = { optionEntityId: number; valueEntityId: number }
type VariantArguments = PageArguments & {
  entityIds: number[]
  skus: string[]
  optionValueIds: OptionValue[]
  isPurchasable?: boolean | null
}
type LocationArguments = PageArguments & { locationEntityIds: number[]; locationEntityCodes: string[] }

/** `Product.variants`. An unfiltered page reads only the rows of that page. */
export function productVariants(scope: StorefrontScope, product: Product) {
  return async (args: VariantArguments) => {
    const isFiltered =
      args.entityIds.length > 0 || args.skus.length > 0 || args.optionValueIds.length > 0 || args.isPurchasable != null
    if (isFiltered)
      return pageOf(await filtered(scope, product, args), args, (variant) => variantNode(scope, product, variant))
    const slice = sliceOf(args, product.variant_count)
    const rows = await scope.variantRange({ product, from: slice.start, count: slice.end - slice.start })
    return connectionOf(
      rows.map((variant) => variantNode(scope, product, variant)),
      slice,
      product.variant_count,
    )
  }
}

function variantNode(scope: StorefrontScope, product: Product, variant: Variant) {
  return {
    __typename: 'Variant',
    id: nodeId('Variant', variant.id),
    entityId: variant.id,
    sku: variant.sku,
    upc: null,
    mpn: null,
    gtin: null,
    isPurchasable: isPurchasable(product, variant),
    prices: ({ currencyCode }: PriceArguments) =>
      product.is_price_hidden ? null : prices(product, variant, currencyCode ?? scope.channel.currency),
    productOptions: (page: PageArguments) =>
      productOptions({ product, variant, origin: scope.env.SANDBOX_ORIGIN }, page),
    options: (page: PageArguments) => legacyOptions(product, variant, page),
    defaultImage: () => imageNode(scope, product, variant.colour),
    inventory: () => variantInventory(scope, product, variant),
  }
}

async function filtered(
  scope: StorefrontScope,
  product: Product,
  { entityIds, skus, optionValueIds, isPurchasable: expected }: VariantArguments,
): Promise<Variant[]> {
  const found = await candidates(scope, product, entityIds, skus)
  return found.filter(
    (variant) =>
      variant.product_id === product.id &&
      (skus.length === 0 || skus.includes(variant.sku)) &&
      optionValueIds.every((value) => hasOptionValue(product, variant, value)) &&
      (expected == null || isPurchasable(product, variant) === expected),
  )
}

async function candidates(
  scope: StorefrontScope,
  product: Product,
  entityIds: number[],
  skus: string[],
): Promise<Variant[]> {
  if (entityIds.length > 0) return present(await Promise.all(entityIds.map((id) => scope.variant(id))))
  if (skus.length > 0) return present(await Promise.all(skus.map((sku) => scope.variantBySku(sku))))
  return scope.variantRange({ product, from: 0, count: product.variant_count })
}

function hasOptionValue({ id }: Product, variant: Variant, { optionEntityId, valueEntityId }: OptionValue): boolean {
  const indexes = [
    ['Color', variant.colour],
    ['Size', variant.size],
    ['Length', variant.length],
  ] as const
  return indexes.some(
    ([name, index]) => optionEntityId === optionId(id, name) && valueEntityId === optionValueId(id, name, index),
  )
}

function isPurchasable(product: Product, variant: Variant): boolean {
  return variant.purchasing_disabled === 0 && product.availability !== 'disabled'
}

async function variantInventory(scope: StorefrontScope, product: Product, variant: Variant) {
  const isOwn = product.inventory_tracking !== 'none' && !isPool(product)
  const warningLevel = product.inventory_warning_level
  const units = isPool(product) ? ((await scope.stock(product.id))?.stock ?? 0) : variant.stock_1
  return {
    isInStock: isSold(product, units),
    aggregated: isOwn ? { availableToSell: variant.stock_1, warningLevel } : null,
    byLocation: ({ locationEntityIds, locationEntityCodes, ...page }: LocationArguments) => {
      if (!isHeldByLocations(product)) return null
      const requested = locations.filter(
        ({ id, code }) =>
          (locationEntityIds.length === 0 || locationEntityIds.includes(id)) &&
          (locationEntityCodes.length === 0 || locationEntityCodes.includes(code)),
      )
      return pageOf(requested, page, ({ id, code, column }) => ({
        locationEntityId: id,
        locationEntityCode: code,
        locationEntityTypeId: 'PHYSICAL',
        availableToSell: recordedUnits(product, variant, column),
        warningLevel,
        isInStock: isSold(product, recordedUnits(product, variant, column)),
      }))
    },
  }
}

function present<Item>(items: readonly (Item | undefined)[]): Item[] {
  return items.flatMap((item) => (item === undefined ? [] : [item]))
}
