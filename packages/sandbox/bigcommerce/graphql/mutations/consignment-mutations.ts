import { GraphQLError } from 'graphql'
import { addressFromWire } from '../../commerce/address-wire.ts'
import type { Address, Cart } from '../../commerce/carts/cart.ts'
import {
  withConsignment,
  withReaddressed,
  withShippingOption,
  withoutConsignment,
} from '../../commerce/checkouts/change-checkout.ts'
import { checkoutNode } from '../cart.ts'
import type { StorefrontScope } from '../context.ts'
import { changedCart } from './changed-cart.ts'

type Target = { checkoutEntityId: string; version?: number | null }
type ConsignmentInput = {
  address: AddressInput
  lineItems: readonly { lineItemEntityId: string; quantity: number }[]
}
type AddressInput = { countryCode: string } & {
  [
    Field in
      | 'firstName'
      | 'lastName'
      | 'email'
      | 'company'
      | 'address1'
      | 'address2'
      | 'city'
      | 'stateOrProvince'
      | 'stateOrProvinceCode'
      | 'postalCode'
      | 'phone'
  ]?: string | null
}

/** The mutations of a checkout's shipping consignments. An address needs only a country. */
export function consignmentMutations(scope: StorefrontScope) {
  const change = async ({ checkoutEntityId, version }: Target, apply: (cart: Cart) => Cart) => {
    const cart = await changedCart(scope, { cartEntityId: checkoutEntityId, version: version ?? null }, apply)
    return { checkout: cart && checkoutNode(scope, cart) }
  }
  return {
    addCheckoutShippingConsignments: ({
      input,
    }: {
      input: Target & { data: { consignments: readonly ConsignmentInput[] } }
    }) =>
      change(input, (cart) =>
        input.data.consignments.reduce((changed, consignment) => withConsignment(changed, partsOf(consignment)), cart),
      ),
    updateCheckoutShippingConsignment: ({
      input,
    }: {
      input: Target & { consignmentEntityId: string; data: { consignment: ConsignmentInput } }
    }) => change(input, (cart) => withReaddressed(cart, input.consignmentEntityId, partsOf(input.data.consignment))),
    deleteCheckoutConsignment: ({ input }: { input: Target & { consignmentEntityId: string } }) =>
      change(input, (cart) => withoutConsignment(cart, input.consignmentEntityId)),
    selectCheckoutShippingOption: ({
      input,
    }: {
      input: Target & { consignmentEntityId: string; data: { shippingOptionEntityId: string } }
    }) =>
      change(input, (cart) => withShippingOption(cart, input.consignmentEntityId, input.data.shippingOptionEntityId)),
  }
}

function partsOf({ address, lineItems }: ConsignmentInput) {
  return {
    address: addressOf(address),
    items: lineItems.map(({ lineItemEntityId, quantity }) => ({ itemId: lineItemEntityId, quantity })),
  }
}

function addressOf(input: AddressInput): Address {
  if (!/^[A-Za-z]{2}$/.test(input.countryCode)) throw new GraphQLError('The country code is not valid')
  return addressFromWire({
    email: input.email ?? '',
    country_code: input.countryCode,
    first_name: input.firstName ?? '',
    last_name: input.lastName ?? '',
    company: input.company ?? '',
    address1: input.address1 ?? '',
    address2: input.address2 ?? '',
    city: input.city ?? '',
    state_or_province: input.stateOrProvince ?? '',
    state_or_province_code: input.stateOrProvinceCode ?? '',
    postal_code: input.postalCode ?? '',
    phone: input.phone ?? '',
  })
}
