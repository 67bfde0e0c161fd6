import type { MarketRules } from '../markets.ts'
import type { ShippingOption } from './checkout.ts'
import type { StockByVariant } from './stock.ts'

/** Words by which options are recognised in their descriptions, in any letter case (D-117). */
export type ShippingNames = { pickUp: readonly string[]; fast: readonly string[] }

type WalletDelivery = {
  fastDelivery: MarketRules['fastDelivery']
  /** ISO 3166-1 alpha-2 of the shipping address. */
  country: string
  /** True if the warehouse has every item. */
  hasWarehouseStock: boolean
  names: ShippingNames
}

/**
 * The options of a wallet: no click & collect and no parcel shop, because a wallet has no step to choose a shop. Fast
 * options follow the market's rule.
 */
export function walletOptions<Option extends Pick<ShippingOption, 'description' | 'isPickUp'>>(
  options: readonly Option[],
  { fastDelivery, country, hasWarehouseStock, names }: WalletDelivery,
): Option[] {
  const isFastPossible = fastDelivery === 'from-warehouse' ? hasWarehouseStock : fastDelivery.includes(country)
  return options.filter(
    ({ description, isPickUp }) =>
      !isPickUp && !isNamed(description, names.pickUp) && (isFastPossible || !isNamed(description, names.fast)),
  )
}

/** True if the warehouse has the units of every line. A line whose stock is unknown counts as missing. */
export function isInWarehouse(
  lines: readonly { variantId: number; quantity: number; isDigital: boolean }[],
  stock: StockByVariant,
): boolean {
  const wanted = new Map<number, number>()
  for (const { variantId, quantity, isDigital } of lines)
    if (!isDigital) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity)
  return [...wanted].every(([variantId, quantity]) => {
    const known = stock.get(variantId)
    return known !== undefined && (known.units === null || known.units >= quantity)
  })
}

/** True if the description is of neither fast delivery nor collection from a shop. */
export function isStandardDelivery(description: string, { pickUp, fast }: ShippingNames): boolean {
  return !isNamed(description, pickUp) && !isNamed(description, fast)
}

function isNamed(description: string, names: readonly string[]): boolean {
  const lower = description.toLowerCase()
  return names.some((name) => lower.includes(name.toLowerCase()))
}
