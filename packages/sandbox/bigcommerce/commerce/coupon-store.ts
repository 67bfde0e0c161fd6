import { columnAmount, type Currency } from '../../catalogue/currencies.ts'
import { couponTypes, type Coupon } from './carts/cart.ts'
import { Refusal } from './refusal.ts'

type CouponColumns = {
  id: number
  code: string
  coupon_type: string
  display_name: string
  percent: number
  amount_gbp: number
  amount_usd: number
  amount_eur: number
  expires_at: number | null
}

/**
 * Finds a coupon by its code, ignoring case, with its value in this currency.
 *
 * @throws Refusal 422 for an unknown or expired code.
 */
export async function requireCoupon(db: D1Database, code: string, currency: Currency): Promise<Coupon> {
  const row = await db.prepare('SELECT * FROM coupons WHERE code = ?').bind(code).first<CouponColumns>()
  const type = couponTypes.find((candidate) => candidate === row?.coupon_type)
  if (!row || !type) throw new Refusal(422, `The coupon code "${code}" is not valid`, { coupon_code: 'Not valid' })
  if (row.expires_at !== null && row.expires_at <= Date.now())
    throw new Refusal(422, `The coupon code "${code}" has expired`, { coupon_code: 'Expired' })
  const amount = columnAmount(row, 'amount', currency)
  return { id: row.id, code: row.code, type, name: row.display_name, percent: row.percent, amount }
}

/** Coupons for the page that lists the codes to try. */
export async function listCoupons(
  db: D1Database,
): Promise<{ code: string; display_name: string; expires_at: number | null }[]> {
  const { results } = await db
    .prepare('SELECT code, display_name, expires_at FROM coupons ORDER BY id')
    .all<{ code: string; display_name: string; expires_at: number | null }>()
  return results
}
