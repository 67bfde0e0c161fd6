import * as v from 'valibot'
import { rememberBill } from '../cart/bill.ts'
import { cartEntityOf } from '../cart/name-sizes.ts'
import { syncCart, type SyncedCart, type SyncOptions } from '../cart/sync-cart.ts'
import type { Visit } from '../context/visit.ts'
import { loadBagCertificates, type CertificateChange } from '../gift-certificates/bag-certificates.ts'
import { limitCertificateTries } from '../gift-certificates/gift-certificates.ts'
import { problemResponse } from '../http/problem.ts'
import { askBag } from '../owner/ask-owner.ts'
import { addCouponCode, removeCouponCode } from '../promotions/change-coupons.ts'
import { CouponCodeSchema } from '../promotions/coupon-code.ts'
import { defineOperation } from './operation.ts'
import { isCertificateCode } from '#shared/domain/certificate-code.ts'
import { certificateMark, endingOfMark } from '#shared/domain/gift-certificate.ts'
import { certificateNotices } from '#shared/messages/gift-certificates.ts'
import { walletTexts } from '#shared/messages/wallet.ts'

const CodeSchema = v.object({ code: CouponCodeSchema })

/** A promotion code, or the name by which the bag shows a gift certificate. */
const ShownCodeSchema = v.object({
  code: v.union([
    v.pipe(
      v.string(),
      v.maxLength(10),
      v.check((text) => endingOfMark(text) !== null),
    ),
    CouponCodeSchema,
  ]),
})

/** Promotion operations. The browser never sends items, prices or a customer (D-13). */
export const promotionOperations = {
  sync: defineOperation('cart', v.object({}), async (visit) => synced(visit)),

  applyCoupon: defineOperation('cart', CodeSchema, async (visit, { code }) => {
    if (!visit.services.giftCertificates || !isCertificateCode(code))
      return synced(visit, { couponCodes: await addCouponCode(visit, code) })
    await limitCertificateTries(visit)
    return afterChange(visit, await askBag(visit, 'applyCertificate', { code }))
  }),

  removeCoupon: defineOperation('cart', ShownCodeSchema, async (visit, { code }) => {
    const ending = endingOfMark(code)
    return ending !== null && visit.services.giftCertificates
      ? afterChange(visit, await askBag(visit, 'removeCertificate', { ending }))
      : synced(visit, { couponCodes: await removeCouponCode(visit, code) })
  }),
}

async function afterChange(visit: Visit, change: CertificateChange) {
  if (change.status === 'being-paid')
    return problemResponse({ status: 409, slug: 'being-paid', title: walletTexts.held })
  const { status } = change
  const priced = await priceBag(visit)
  const certificates =
    status === 'changed' ? change.certificates : (await loadBagCertificates(visit, priced.cart)).certificates
  return { ...(await toResponse(visit, priced)), certificates, certificate: status }
}

async function synced(visit: Visit, options?: SyncOptions) {
  const priced = await priceBag(visit, options)
  const { promotions } = priced
  // Only the engine's result can say what is gone. Without one the bag page does.
  const { certificates, gone } = await loadBagCertificates(visit, priced.cart, { keepsGone: promotions === null })
  const refused = gone.map((ending) => ({
    code: certificateMark(ending),
    reason: 'not-found' as const,
    text: certificateNotices.gone,
  }))
  return {
    ...(await toResponse(visit, priced)),
    promotions: promotions && { ...promotions, refused: [...promotions.refused, ...refused] },
    certificates,
  }
}

async function priceBag(visit: Visit, options?: SyncOptions): Promise<SyncedCart> {
  const priced = await syncCart(visit, options)
  await rememberBill(visit, priced)
  return priced
}

async function toResponse(visit: Visit, priced: SyncedCart) {
  return { ...priced, cart: await cartEntityOf(visit, priced.cart) }
}
