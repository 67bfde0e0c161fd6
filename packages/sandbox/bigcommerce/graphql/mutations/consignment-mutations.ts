import { GraphQLError } from 'graphql'
import { addressFromWire } from '../../commerce/address-wire.ts'
import type { Address } from '../../commerce/carts/cart.ts'
import { withConsignment } from '../../commerce/checkouts/change-checkout.ts'
import { checkoutNode } from '../checkout.ts'
import type { StorefrontScope } from '../context.ts'
import { changedCheckout, type CheckoutTarget } from './changed-checkout.ts'

type Input = CheckoutTarget & { data: { consignments: readonly ConsignmentInput[] } }
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

/** `addCheckoutShippingConsignments`. An address needs only a country. */
export function consignmentMutations(scope: StorefrontScope) {
  return {
    addCheckoutShippingConsignments: async ({ input }: { input: Input }) => {
      const cart = await changedCheckout(scope, input, (current) =>
        input.data.consignments.reduce(
          (changed, consignment) => withConsignment(changed, partsOf(consignment)),
          current,
        ),
      )
      return { checkout: checkoutNode(scope, cart) }
    },
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
