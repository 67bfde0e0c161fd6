import { present, untilDone } from '../../test/recorded-fetch.ts'
import { sandboxServices } from '../../test/sandbox.ts'
import { type BrokenPorts, openShop } from '../../test/shop.ts'
import { googleToken, ordersOf, paymentsOf, walletVars } from '../../test/wallet-shop.ts'
import { handlerId } from '../google-pay.ts'
import { openPlatform, type Resource, type Transport } from './cart-platform.ts'

type Shop = NonNullable<Parameters<typeof openShop>[0]>
type Options = Pick<Shop, 'vars' | 'broken' | 'bindings'> & { transport?: Transport }

const { services } = sandboxServices()

/** What no response may repeat. */
export const personal = ['Ada', 'Byron', 'ada@assistants.example', '1 Quay Street', '07700900123']
const [firstName = '', lastName = '', email = '', street = '', phone = ''] = personal
export const buyer = { first_name: firstName, last_name: lastName, email, phone_number: phone }
export const destination = {
  id: 'home',
  street_address: street,
  address_locality: 'Bristol',
  postal_code: 'BS1 4DJ',
  address_country: 'GB',
}

/** A checkout with its buyer, and the delivery to their address. */
export const checkoutOf = (lineItems: object[], optionId?: string, more: object = {}) => ({
  line_items: lineItems,
  buyer,
  fulfillment: {
    methods: [
      {
        type: 'shipping',
        destinations: [destination],
        ...(optionId !== undefined && { groups: [{ selected_option_id: optionId }] }),
      },
    ],
  },
  ...more,
})

/** The body that completes a checkout with Google Pay. `secret` is what the sandbox finds in the token. */
export const paidBy = (secret?: object, changed: object = {}) => ({
  payment: {
    instruments: [
      {
        id: 'card-1',
        handler_id: handlerId,
        type: 'card',
        selected: true,
        credential: { type: 'PAYMENT_GATEWAY', token: googleToken(secret).token },
        ...changed,
      },
    ],
  },
  signals: { 'dev.ucp.buyer_ip': '203.0.113.42', 'dev.ucp.user_agent': 'Mozilla/5.0' },
})

export const optionsOf = ({ fulfillment }: Resource) =>
  present(fulfillment?.methods[0]?.groups?.[0], 'delivery options').options

/** A platform at a shop where assistants pay. `carts` are those that were made, the newest last. */
export function openPayingPlatform({ vars, broken = {}, bindings, transport = 'rest' }: Options = {}) {
  const carts: string[] = []
  const cart: BrokenPorts['cart'] = {
    async createCart(...given) {
      const outcome = await services.cart.createCart(...given)
      if (outcome.status !== 'refused' && outcome.cart.id !== null) carts.push(outcome.cart.id)
      return outcome
    },
    ...broken.cart,
  }
  const shop = openShop({
    vars: { ...walletVars, UCP_PAYMENTS: 'on', ...vars },
    broken: { ...broken, cart },
    ...(bindings && { bindings }),
  })
  const platform = openPlatform({ shop, transport })
  return {
    ...platform,
    carts,
    /** A checkout of these lines with the cheapest delivery, as its buyer has seen it. */
    async ready(lineItems: object[], more: object = {}): Promise<Resource> {
      const { result } = await platform.createCheckout(checkoutOf(lineItems, undefined, more))
      const cheapest = optionsOf(result).toSorted((a, b) => (a.totals[0]?.amount ?? 0) - (b.totals[0]?.amount ?? 0))[0]
      const { id } = present(cheapest, 'option')
      return (await platform.updateCheckout(result.id, checkoutOf(lineItems, id, more))).result
    },
    /** The cart of the checkout at the commerce platform: the one that was made last and exists, or was ordered. */
    async cartId(): Promise<string> {
      for (const cartId of carts.toReversed())
        if ((await ordersOf(cartId)).length > 0 || (await services.cart.checkout({ cartId }, untilDone())))
          return cartId
      throw new Error('There is no cart.')
    },
    /** The stages of the cart's orders, and the amounts that were authorised for each. */
    async sold(cartId: string) {
      const orders = await ordersOf(cartId)
      const payments = await Promise.all(orders.map(({ orderId }) => paymentsOf(orderId)))
      return {
        stages: orders.map(({ stage }) => stage),
        charged: payments.flat().flatMap(({ isAuthorised, amount }) => (isAuthorised ? [amount] : [])),
      }
    },
  }
}
