import type { Context } from 'hono'
import * as v from 'valibot'
import { rememberBill } from '../cart/bill.ts'
import { cartEntityOf } from '../cart/name-sizes.ts'
import { syncCart, type SyncOptions } from '../cart/sync-cart.ts'
import type { AppEnv } from '../context/app-env.ts'
import { addCouponCode, removeCouponCode } from '../promotions/change-coupons.ts'
import { CouponCodeSchema } from '../promotions/coupon-code.ts'
import { defineOperation } from './operation.ts'

const CodeSchema = v.object({ code: CouponCodeSchema })

/** Promotion operations. The browser never sends items, prices or a customer (D-13). */
export const promotionOperations = {
  sync: defineOperation('cart', v.object({}), async (c) => synced(c)),

  applyCoupon: defineOperation('cart', CodeSchema, async (c, { code }) =>
    synced(c, { couponCodes: await addCouponCode(c, code) }),
  ),

  removeCoupon: defineOperation('cart', CodeSchema, async (c, { code }) =>
    synced(c, { couponCodes: await removeCouponCode(c, code) }),
  ),
}

async function synced(c: Context<AppEnv>, options?: SyncOptions) {
  const priced = await syncCart(c, options)
  await rememberBill(c, priced)
  return { ...priced, cart: await cartEntityOf(c, priced.cart) }
}
