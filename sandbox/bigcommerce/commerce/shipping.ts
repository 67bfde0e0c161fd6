import type { Cart } from './carts/cart.ts'
import type { Currency } from './money.ts'

/** A delivery method. `cost` is minor units of the cart's currency. */
export type ShippingOption = { id: string; description: string; type: string; cost: number; transitTime: string }

type Tariff = Omit<ShippingOption, 'type'> & { freeFrom?: number }

const tariffs: Record<Currency, readonly Tariff[]> = {
  GBP: [
    {
      id: 'uk-standard',
      description: 'Standard delivery',
      cost: 395,
      freeFrom: 6000,
      transitTime: '3 to 5 working days',
    },
    { id: 'uk-express', description: 'Express delivery', cost: 595, transitTime: '1 to 2 working days' },
    {
      id: 'uk-named-day',
      description: 'Named-day delivery',
      cost: 795,
      transitTime: 'Next working day, ordered by 8pm',
    },
  ],
  USD: [
    {
      id: 'us-standard',
      description: 'Standard delivery',
      cost: 995,
      freeFrom: 12000,
      transitTime: '6 to 10 working days',
    },
    { id: 'us-express', description: 'Express delivery', cost: 1995, transitTime: '2 to 4 working days' },
  ],
  EUR: [
    {
      id: 'eu-standard',
      description: 'Standard delivery',
      cost: 695,
      freeFrom: 9000,
      transitTime: '4 to 7 working days',
    },
    { id: 'eu-express', description: 'Express delivery', cost: 1295, transitTime: '2 to 3 working days' },
  ],
}

/**
 * The cart's delivery methods, cheapest first. `cartAmount` (minor units, after discounts) decides whether delivery is
 * free.
 */
export function shippingOptionsFor(cart: Cart, cartAmount: number): ShippingOption[] {
  const isFreeByCoupon = cart.coupons.some(({ type }) => type === 'free_shipping')
  return tariffs[cart.currency].map(({ freeFrom, ...tariff }) => {
    const isFree = freeFrom !== undefined && (isFreeByCoupon || cartAmount >= freeFrom)
    return { ...tariff, cost: isFree ? 0 : tariff.cost, type: isFree ? 'freeshipping' : 'shipping_flatrate' }
  })
}
