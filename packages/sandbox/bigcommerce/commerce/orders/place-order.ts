import { requireCart } from '../carts/cart-store.ts'
import type { Address, Cart } from '../carts/cart.ts'
import { appliedCertificates, outstandingOf } from '../gift-certificates.ts'
import { CartNotFound, VersionConflict } from '../refusal.ts'
import { loadShelf, piecesOf, requireCurrentStock, requireStock } from '../shelf.ts'
import { draftOrder } from './draft-order.ts'
import { languageOfOrder, orderMail } from './order-mail.ts'
import { insertionOf, paidOrderIdOfCart } from './order-store.ts'
import { orderStatusIds, type OrderDraft, type Payment } from './order.ts'
import { readShopLinks, type SiteEnv } from '#sandbox/bigcommerce/store-sites.ts'
import { renderMail } from '#sandbox/mails/render-mail.ts'

/**
 * Sells the cart as the shopper saw it. Creating the order, taking the stock, queueing the mail and deleting the cart
 * are one transaction. If the cart is already paid for, returns the existing order, so a second submit changes nothing.
 * `billing` replaces the cart's own billing address. `payment` is `null` if gift certificates pay the whole total.
 *
 * @returns the order's number
 * @throws CartNotFound
 * @throws InsufficientStock
 * @throws VersionConflict if the cart is no longer at `seen.version`.
 * @throws Refusal 422 if an address or a delivery method is missing.
 */
export async function placeOrder(
  env: SiteEnv,
  {
    seen,
    payment,
    billing,
  }: { seen: Pick<Cart, 'id' | 'version'>; payment: Payment | null; billing?: Address | undefined },
): Promise<number> {
  const { DB: db } = env
  const paid = await paidOrderIdOfCart(db, seen.id)
  if (paid !== null) return paid
  const cart = await requireCart(db, seen.id).catch(async (error: unknown) => {
    const orderId = error instanceof CartNotFound ? await paidOrderIdOfCart(db, seen.id) : null
    if (orderId === null) throw error
    return orderId
  })
  if (typeof cart === 'number') return cart
  if (cart.version !== seen.version) throw new VersionConflict()
  const shelf = await requireCurrentStock(db, cart.lines)
  const certificates = await appliedCertificates(db, cart)
  // A certificate was used up or ended in the meantime: the shopper must see what is left to pay.
  if (payment === null && outstandingOf(cart, certificates) > 0) throw new VersionConflict()
  const orderId = await sell(
    env,
    { ...draftOrder(cart), certificates, payment, ...(billing && { billing }) },
    piecesOf(cart.lines, shelf),
  )
  if (orderId === null) throw new VersionConflict()
  return orderId
}

async function sell(env: SiteEnv, draft: OrderDraft, pieces: ReadonlyMap<number, number>): Promise<number | null> {
  const { DB: db } = env
  const now = Date.now()
  const mail = await renderMail(
    env,
    orderMail(draft, await readShopLinks(env, draft.channelId, languageOfOrder(draft))),
  )
  try {
    await db.batch([
      insertionOf(db, draft, { statusId: orderStatusIds.awaitingFulfillment, paidCartId: draft.cartId, now }),
      // Each statement applies only if this sale's order exists, so a cart that changed in the meantime sells nothing.
      ...[...pieces].map(([variantId, quantity]) =>
        db
          .prepare(`INSERT INTO stock_movements (order_id, variant_id, quantity) SELECT id, ?, ? ${ofThisSale}`)
          .bind(variantId, quantity, draft.cartId, draft.cartId, draft.cartVersion),
      ),
      db
        .prepare(
          `INSERT INTO outbox (order_id, recipient, subject, body, html, created_at) SELECT id, ?, replace(?, '{order}', id), replace(?, '{order}', id), replace(?, '{order}', id), ? ${ofThisSale}`,
        )
        .bind(mail.recipient, mail.subject, mail.body, mail.html, now, draft.cartId, draft.cartId, draft.cartVersion),
      // A balance below 0 fails the transaction: two orders cannot use the same money.
      ...(draft.certificates ?? []).map(({ code, used }) =>
        db
          .prepare(
            `UPDATE gift_certificates SET balance = balance - ? WHERE code = ? AND EXISTS (SELECT 1 ${ofThisSale})`,
          )
          .bind(used, code, draft.cartId, draft.cartId, draft.cartVersion),
      ),
      db.prepare('DELETE FROM carts WHERE id = ? AND version = ?').bind(draft.cartId, draft.cartVersion),
    ])
  } catch (error) {
    // The transaction was rolled back: either this cart was sold in between, or another shopper bought the last piece,
    // in which case the error names it.
    const orderId = await paidOrderIdOfCart(db, draft.cartId)
    if (orderId !== null) return orderId
    const { lines } = await requireCart(db, draft.cartId)
    requireStock(
      lines,
      await loadShelf(
        db,
        draft.lines.map((line) => line.productId),
      ),
    )
    throw error
  }
  return paidOrderIdOfCart(db, draft.cartId)
}

const ofThisSale = 'FROM orders WHERE paid_cart_id = ? AND EXISTS (SELECT 1 FROM carts WHERE id = ? AND version = ?)'
