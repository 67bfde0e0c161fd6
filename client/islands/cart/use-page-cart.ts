import { useEffect, useMemo } from 'react'
import type { SyncResponse } from '../../api/promotions.ts'
import { loadedCartAtom } from '../../atoms/cart-state.ts'
import { seedCartAtom } from '../../atoms/cart.ts'
import {
  certificatesAtom,
  keptCodesAtom,
  promotionsAtom,
  promotionsOutcomeAtom,
  seedPromotionsAtom,
  syncPromotionsAtom,
} from '../../atoms/promotions.ts'
import { cartLinesAtom, isCartPendingAtom } from '../../atoms/quantities.ts'
import { useStore } from '../../atoms/react.ts'
import { seedStockAtom } from '../../atoms/stock.ts'
import { useVisitorValue } from '../../island/use-visitor-value.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { toCart } from '#shared/domain/cart-entity.ts'
import type { Cart, LineItem } from '#shared/domain/cart.ts'
import type { SellableStock, StockByVariant, CartLineStock } from '#shared/domain/stock.ts'

/** The server's cart when it rendered the page. */
export type ServerCart = Omit<SyncResponse, 'cart'> & { cart: CartEntity }

export type PageCart = SyncResponse & { lines: LineItem[]; isUpdating: boolean }

/**
 * The cart of the bag page: the server's during hydration, then the store's, which adopts the server's. `lines` include
 * pending quantities.
 */
export function usePageCart(
  { cart: entity, promotions, outcome, keptCodes, certificates }: ServerCart,
  stock?: CartLineStock[],
): PageCart {
  const serverCart = useMemo(() => toCart(entity), [entity])
  const store = useStore()
  useEffect(() => {
    store.set(seedCartAtom, serverCart)
    store.set(seedPromotionsAtom, { promotions, outcome, keptCodes, certificates })
    if (stock) store.set(seedStockAtom, stockByVariant(serverCart, stock))
    // The engine may be available again.
    if (outcome === 'unavailable') void store.set(syncPromotionsAtom)
  }, [store, serverCart, promotions, outcome, keptCodes, certificates, stock])
  const loaded = useVisitorValue<Cart | null>(loadedCartAtom, null)
  const pending = useVisitorValue(cartLinesAtom, serverCart.lineItems)
  const current = {
    promotions: useVisitorValue(promotionsAtom, promotions),
    outcome: useVisitorValue(promotionsOutcomeAtom, outcome) ?? outcome,
    keptCodes: useVisitorValue(keptCodesAtom, keptCodes),
    certificates: useVisitorValue(certificatesAtom, certificates),
  }
  const isUpdating = useVisitorValue(isCartPendingAtom, false)
  if (!loaded)
    return {
      cart: serverCart,
      lines: serverCart.lineItems,
      promotions,
      outcome,
      keptCodes,
      certificates,
      isUpdating: false,
    }
  return { cart: loaded, lines: pending, ...current, isUpdating }
}

function stockByVariant(cart: Cart, stock: CartLineStock[]): StockByVariant {
  const serverStock = new Map(stock.map(({ lineId, ...sellable }) => [lineId, sellable]))
  return new Map(
    cart.lineItems.flatMap(({ id, variantId }): [number, SellableStock][] => {
      const lineStock = serverStock.get(id)
      return lineStock ? [[variantId, lineStock]] : []
    }),
  )
}
