import { useEffect, useMemo } from 'react'
import type { CartEntity } from '../../../shared/domain/cart-entity-schema.ts'
import { toCart } from '../../../shared/domain/cart-entity.ts'
import type { Cart, LineItem } from '../../../shared/domain/cart.ts'
import type { BagLineStock } from '../../../shared/views.ts'
import { seedCartAtom } from '../../atoms/cart.ts'
import { loadedCartAtom } from '../../atoms/loaded-cart.ts'
import { bagLinesAtom } from '../../atoms/quantities.ts'
import { useSetAtom } from '../../atoms/react.ts'
import { seedStockAtom } from '../../atoms/stock.ts'
import { useVisitorValue } from '../../runtime/use-visitor-value.ts'

/**
 * The cart of the bag page: the server's while it hydrates, then the store's, which takes over the server's.
 * `lines` are its lines with the quantities that are still on their way.
 */
export function useBagPage(entity: CartEntity, stock?: BagLineStock[]): { cart: Cart; lines: LineItem[] } {
  const served = useMemo(() => toCart(entity), [entity])
  const seedCart = useSetAtom(seedCartAtom)
  const seedStock = useSetAtom(seedStockAtom)
  useEffect(() => {
    seedCart(served)
    if (stock) seedStock(unitsByVariant(served, stock))
  }, [served, stock, seedCart, seedStock])
  const loaded = useVisitorValue<Cart | null>(loadedCartAtom, null)
  const pending = useVisitorValue(bagLinesAtom, served.lineItems)
  return loaded ? { cart: loaded, lines: pending } : { cart: served, lines: served.lineItems }
}

function unitsByVariant(cart: Cart, stock: BagLineStock[]): Map<number, number> {
  const units = new Map(stock.map(({ lineId, available }) => [lineId, available]))
  return new Map(
    cart.lineItems.flatMap((line) => {
      const available = units.get(line.id) ?? null
      return available === null ? [] : [[line.variantId, available] as const]
    }),
  )
}
