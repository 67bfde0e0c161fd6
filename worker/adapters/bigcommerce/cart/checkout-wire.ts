import * as v from 'valibot'
import { WireText } from '../api/wire-text.ts'
import { type CheckoutAddress, toAddressEntity } from '#shared/domain/address.ts'
import type { Checkout } from '#shared/domain/checkout.ts'
import { moneyFromDecimal } from '#shared/domain/money.ts'
import { currencies } from '#shared/markets.ts'

const AmountSchema = v.number()
const OptionSchema = v.object({
  id: v.string(),
  type: WireText,
  description: v.string(),
  cost: AmountSchema,
  transit_time: WireText,
})

/** `GET /v3/checkouts/{id}`, and the response to every change. An address that is not given yet is an empty record. */
export const CheckoutResponseSchema = v.object({
  data: v.object({
    cart: v.object({ currency: v.object({ code: v.picklist(currencies) }) }),
    billing_address: v.nullish(v.object({ id: v.nullish(v.string()) })),
    consignments: v.array(
      v.object({
        id: v.string(),
        address: v.object({ country_code: WireText }),
        available_shipping_options: v.optional(v.array(OptionSchema), []),
        selected_shipping_option: v.optional(v.nullable(v.object({ id: v.string() }))),
      }),
    ),
    subtotal_inc_tax: AmountSchema,
    shipping_cost_total_inc_tax: AmountSchema,
    grand_total: AmountSchema,
  }),
})

type CheckoutResponse = v.InferOutput<typeof CheckoutResponseSchema>

export function toCheckout({ data }: CheckoutResponse): Checkout {
  const amount = (decimal: number) => moneyFromDecimal(decimal, data.cart.currency.code)
  return {
    billingAddressId: data.billing_address?.id ?? null,
    consignments: data.consignments.map((consignment) => ({
      id: consignment.id,
      country: consignment.address.country_code,
      options: consignment.available_shipping_options.map(({ id, type, description, cost, transit_time }) => ({
        id,
        description,
        cost: amount(cost),
        transitTime: transit_time,
        isPickUp: type === 'shipping_pickupinstore',
      })),
      selectedOptionId: consignment.selected_shipping_option?.id ?? null,
    })),
    subtotal: amount(data.subtotal_inc_tax),
    shipping: amount(data.shipping_cost_total_inc_tax),
    total: amount(data.grand_total),
  }
}

export function toWireCheckoutAddress({ email, ...address }: CheckoutAddress) {
  return { email, ...toAddressEntity(address) }
}
