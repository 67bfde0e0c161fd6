import { resetRateWindows } from '../bigcommerce/rest.ts'

// Stock goes back to the shelves first: deleting a movement returns it.
const emptied = ['stock_movements', 'outbox', 'orders', 'checkout_sessions', 'checkout_tokens', 'redirect_tokens', 'carts'] as const

/** Forgets every cart, checkout, order and mail, returns what was sold to the shelves, and starts the rate window anew. */
export async function resetCommerce(db: D1Database): Promise<void> {
  await db.batch(emptied.map((table) => db.prepare(`DELETE FROM ${table}`)))
  resetRateWindows()
}
