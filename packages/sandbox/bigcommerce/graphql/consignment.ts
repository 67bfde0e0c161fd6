import type { Cart, Consignment } from '../commerce/carts/cart.ts'
import { shippingOptionsFor, type ShippingOption } from '../commerce/shipping.ts'
import { money } from './money.ts'

/** A `CheckoutShippingConsignment`. `netAmount` is minor units, after discounts. */
export function consignmentNode(cart: Cart, { id, address, items, shippingOptionId }: Consignment, netAmount: number) {
  const options = shippingOptionsFor(cart, { address, netAmount })
  const selected = options.find((option) => option.id === shippingOptionId)
  const toNode = (option: ShippingOption) => ({
    entityId: option.id,
    description: option.description,
    type: option.type,
    imageUrl: '',
    cost: money(option.cost, cart.currency),
    transitTime: option.transitTime,
  })
  return {
    entityId: id,
    address: {
      ...address,
      stateOrProvince: address.state,
      stateOrProvinceCode: address.stateCode,
    },
    availableShippingOptions: options.map((option, index) => ({ ...toNode(option), isRecommended: index === 0 })),
    selectedShippingOption: selected ? toNode(selected) : null,
    shippingCost: money(selected?.cost ?? 0, cart.currency),
    handlingCost: money(0, cart.currency),
    lineItemIds: items.map(({ itemId }) => itemId),
  }
}
