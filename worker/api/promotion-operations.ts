import * as v from 'valibot'
import { rememberBill } from '../cart/bill.ts'
import { cartEntityOf } from '../cart/name-sizes.ts'
import { syncCart, type SyncOptions } from '../cart/sync-cart.ts'
import type { Visit } from '../context/visit.ts'
import { addCouponCode, removeCouponCode } from '../promotions/change-coupons.ts'
import { CouponCodeSchema } from '../promotions/coupon-code.ts'
import { defineOperation } from './operation.ts'

const CodeSchema = v.object({ code: CouponCodeSchema })

/** Promotion operations. The browser never sends items, prices or a customer (D-13). */
export const promotionOperations = {
  sync: defineOperation('cart', v.object({}), async (visit) => synced(visit)),

  applyCoupon: defineOperation('cart', CodeSchema, async (visit, { code }) =>
    synced(visit, { couponCodes: await addCouponCode(visit, code) }),
  ),

  removeCoupon: defineOperation('cart', CodeSchema, async (visit, { code }) =>
    synced(visit, { couponCodes: await removeCouponCode(visit, code) }),
  ),
}

async function synced(visit: Visit, options?: SyncOptions) {
  const priced = await syncCart(visit, options)
  await rememberBill(visit, priced)
  return { ...priced, cart: await cartEntityOf(visit, priced.cart) }
}
