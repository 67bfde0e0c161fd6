import * as v from 'valibot'

const Email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.rfcEmail())
const Market = v.pipe(v.string(), v.regex(/^[a-z]{2}$/))
const Sku = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

export const StockSchema = v.object({ sku: Sku, market: Market })
export const ReservationSchema = v.object({
  sku: Sku,
  shop: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  quantity: v.literal(1),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  email: Email,
  market: Market,
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
})
export const PersonSchema = v.object({ email: Email })
export const KeySchema = v.pipe(v.string(), v.minLength(16), v.maxLength(100))
