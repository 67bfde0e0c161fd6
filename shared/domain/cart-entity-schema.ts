import * as v from 'valibot'
import { currencies } from '../markets.ts'

const OptionSchema = v.object({
  name: v.string(),
  nameId: v.number(),
  value: v.string(),
  valueId: v.nullable(v.number()),
})

const LineEntitySchema = v.object({
  id: v.string(),
  parent_id: v.nullable(v.string()),
  product_id: v.number(),
  variant_id: v.number(),
  sku: v.string(),
  name: v.string(),
  url: v.string(),
  image_url: v.string(),
  quantity: v.number(),
  list_price: v.number(),
  sale_price: v.number(),
  original_price: v.number(),
  extended_sale_price: v.number(),
  discount_amount: v.number(),
  options: v.array(OptionSchema),
  is_free_gift: v.boolean(),
  size_name: v.optional(v.string()),
})

/** The cart in responses of `/api/bigcommerce/*`: the required field names, and money as decimals. */
export const CartEntitySchema = v.object({
  id: v.nullable(v.string()),
  customer_id: v.number(),
  currency: v.object({ code: v.picklist(currencies) }),
  coupons: v.array(
    v.object({ id: v.string(), code: v.string(), display_name: v.string(), discounted_amount: v.number() }),
  ),
  cart_amount: v.number(),
  base_amount: v.number(),
  line_items: v.object({
    physical_items: v.array(LineEntitySchema),
    digital_items: v.array(LineEntitySchema),
    custom_items: v.array(v.unknown()),
    gift_certificates: v.array(v.unknown()),
  }),
  version: v.nullable(v.number()),
})

export type CartEntity = v.InferOutput<typeof CartEntitySchema>
export type LineEntity = v.InferOutput<typeof LineEntitySchema>
