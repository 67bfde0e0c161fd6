import { isRecord } from './shapes.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { toCart } from '#shared/domain/cart-entity.ts'
import type { Cart } from '#shared/domain/cart.ts'
import type { SellableStock, StockTracking } from '#shared/domain/stock.ts'

// Parsers for responses of our own Worker, which creates them by schema in the same build. A schema library here would
// add bytes to every page, so these parsers only make sure that a response of another kind is not mistaken.

/** @throws TypeError, RangeError if it is not a cart */
export function readCart(body: unknown): Cart {
  if (!isRecord(body) || !isRecord(body['line_items']) || !isRecord(body['currency'])) throw new TypeError('Not a cart')
  return toCart(body as unknown as CartEntity)
}

/** The hosted checkout's address. @throws TypeError */
export function readRedirect(body: unknown): { redirectUrl: string } {
  const address = isRecord(body) ? body['redirect_url'] : undefined
  if (typeof address !== 'string' || !/^https?:\/\//.test(address)) throw new TypeError('Not a redirect')
  return { redirectUrl: address }
}

type InventoryRecord = {
  identity: { variant_id: number }
  inventory_tracking: StockTracking
  sellable: number | null
  is_withdrawn?: true
  note?: string
  least?: number
}

/** Sellable stock by variant id. @throws TypeError */
export function readInventory(body: unknown): Map<number, SellableStock> {
  const records = isRecord(body) ? body['data'] : undefined
  if (!Array.isArray(records)) throw new TypeError('Not an inventory')
  return new Map(
    (records as InventoryRecord[]).map(({ identity, inventory_tracking, sellable, is_withdrawn, note, least }) => [
      identity.variant_id,
      {
        units: sellable,
        tracking: inventory_tracking,
        isWithdrawn: is_withdrawn === true,
        note,
        least,
      },
    ]),
  )
}
