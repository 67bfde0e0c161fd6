import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { isAddressRefusal } from './address-refusal.ts'
import { CheckoutResponseSchema, toCheckout, toWireCheckoutAddress } from './checkout-wire.ts'
import type { CartPort, NewConsignment } from '#worker/ports/cart-port.ts'

// Without this parameter the platform omits the shipping options of a consignment.
const query = { include: 'consignments.available_shipping_options' }

// The REST API needs an e-mail address for a consignment, this mutation does not.
const addConsignments = `mutation quoteConsignment($input: AddCheckoutShippingConsignmentsInput!) {
  checkout { addCheckoutShippingConsignments(input: $input) { checkout { entityId } } }
}`
const AddedSchema = v.object({
  checkout: v.object({ addCheckoutShippingConsignments: v.object({ checkout: v.object({ entityId: v.string() }) }) }),
})

const OrderResponseSchema = v.object({ data: v.object({ id: v.number() }) })

/** Checkouts on BigCommerce's REST API. */
export function createBigCommerceCheckout({ api }: { api: BigCommerceApi }) {
  const send = async (operation: string, request: Omit<Parameters<typeof api.rest>[2], 'query' | 'absentOn'>) =>
    toCheckout(await api.rest(operation, CheckoutResponseSchema, { ...request, query }))
  return {
    async checkout({ cartId }, signal) {
      const wire = await api.rest('checkout', CheckoutResponseSchema, {
        path: checkoutPath(cartId),
        query,
        absentOn: [404],
        signal,
      })
      return wire && toCheckout(wire)
    },
    async addConsignments({ cartId, consignments }, signal) {
      const body = consignments.map(toWireConsignment)
      const path = `${checkoutPath(cartId)}/consignments`
      return send('consignment-add', { path, method: 'POST', body, signal }).catch(nullIfAddressRefused)
    },
    async quoteConsignment({ market, cartId, address, lines }, signal) {
      const { city, region, postalCode, country } = address
      const consignment = {
        address: {
          countryCode: country,
          shouldSaveAddress: false,
          ...(city !== '' && { city }),
          ...(region !== '' && { stateOrProvince: region }),
          ...(postalCode !== '' && { postalCode }),
        },
        lineItems: lines.map(({ lineId, quantity }) => ({ lineItemEntityId: lineId, quantity })),
      }
      const added = await api
        .graphql('consignment-quote', AddedSchema, {
          market,
          query: addConsignments,
          variables: { input: { checkoutEntityId: cartId, data: { consignments: [consignment] } } },
          isIdempotent: false,
          signal,
        })
        .catch(nullIfAddressRefused)
      return added && send('checkout-quoted', { path: checkoutPath(cartId), signal })
    },
    async changeConsignment({ cartId, consignmentId, change }, signal) {
      const body = { shipping_option_id: change.shippingOptionId }
      return send('consignment-update', { path: consignmentPath(cartId, consignmentId), method: 'PUT', body, signal })
    },
    async removeConsignment({ cartId, consignmentId }, signal) {
      return send('consignment-delete', { path: consignmentPath(cartId, consignmentId), method: 'DELETE', signal })
    },
    async addBillingAddress({ cartId, address, addressId = null }, signal) {
      const body = toWireCheckoutAddress(address)
      const path = `${checkoutPath(cartId)}/billing-address`
      return addressId === null
        ? send('billing-address', { path, method: 'POST', body, signal })
        : send('billing-address', { path: `${path}/${encodeURIComponent(addressId)}`, method: 'PUT', body, signal })
    },
    async createOrder({ cartId }, signal) {
      const { data } = await api.rest('order-create', OrderResponseSchema, {
        path: `${checkoutPath(cartId)}/orders`,
        method: 'POST',
        body: {},
        signal,
      })
      return { orderId: data.id }
    },
  } satisfies Partial<CartPort>
}

function nullIfAddressRefused(cause: unknown): null {
  if (isAddressRefusal(cause)) return null
  throw cause
}

function toWireConsignment({ address, lines }: NewConsignment) {
  return {
    address: toWireCheckoutAddress(address),
    line_items: lines.map(({ lineId, quantity }) => ({ item_id: lineId, quantity })),
  }
}

export function checkoutPath(cartId: string): string {
  return `/v3/checkouts/${encodeURIComponent(cartId)}`
}

function consignmentPath(cartId: string, consignmentId: string): string {
  return `${checkoutPath(cartId)}/consignments/${encodeURIComponent(consignmentId)}`
}
