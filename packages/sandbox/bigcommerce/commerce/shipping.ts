import { channelById } from '../../catalogue/channels.ts'
import { currencyRow, type PriceList } from '../../catalogue/currencies.ts'
import { branchesOf } from '../../shops/branches.ts'
import { arrivalText, type DeliveryDays } from './arrival.ts'
import type { Address, Cart, Line } from './carts/cart.ts'

/**
 * A delivery method for one address. `id` is opaque and differs between addresses; `tariff` is the same for all. `cost`
 * is minor units of the cart's currency.
 */
export type ShippingOption = {
  id: string
  tariff: string
  description: string
  type: string
  cost: number
  transitTime: string
  days: DeliveryDays
  /** Names of the shops where the order can be collected. */
  shops?: readonly string[]
}

type Tariff = Omit<ShippingOption, 'id' | 'type'> & {
  freeFrom?: number
  type?: string
  /** Countries that have the method; by default all of the channel. */
  countries?: readonly string[]
}

const mainland = ['GB']
const tariffs: Record<PriceList, readonly Tariff[]> = {
  GBP: [
    {
      tariff: 'uk-standard',
      description: 'Standard delivery',
      cost: 395,
      freeFrom: 6000,
      transitTime: '3 to 5 working days',
      days: { first: 3, last: 5 },
    },
    {
      tariff: 'uk-express',
      description: 'Express delivery',
      cost: 595,
      transitTime: '1 to 2 working days',
      days: { first: 1, last: 2 },
      countries: mainland,
    },
    {
      tariff: 'uk-next-day',
      description: 'Next-day delivery',
      cost: 795,
      transitTime: 'Next working day, ordered by 2pm',
      days: { first: 1, last: 1 },
      countries: mainland,
    },
    {
      tariff: 'uk-collect',
      description: 'Click & Collect',
      cost: 0,
      type: 'shipping_pickupinstore',
      transitTime: '2 to 3 working days',
      days: { first: 2, last: 3 },
      countries: mainland,
      shops: branchesOf('en').map(({ name }) => name),
    },
    {
      tariff: 'uk-parcel-shop',
      description: 'Parcel shop',
      cost: 295,
      transitTime: '3 to 4 working days',
      days: { first: 3, last: 4 },
      countries: mainland,
    },
  ],
  USD: [
    {
      tariff: 'us-standard',
      description: 'Standard delivery',
      cost: 995,
      freeFrom: 12000,
      transitTime: '6 to 10 working days',
      days: { first: 6, last: 10 },
    },
    {
      tariff: 'us-express',
      description: 'Express delivery',
      cost: 1995,
      transitTime: '2 to 4 working days',
      days: { first: 2, last: 4 },
    },
  ],
  EUR: [
    {
      tariff: 'eu-standard',
      description: 'Standard delivery',
      cost: 695,
      freeFrom: 9000,
      transitTime: '4 to 7 working days',
      days: { first: 4, last: 7 },
    },
    {
      tariff: 'eu-express',
      description: 'Express delivery',
      cost: 1295,
      transitTime: '2 to 3 working days',
      days: { first: 2, last: 3 },
    },
  ],
}

// Postcodes that no carrier serves, for example of forces post and PO boxes.
const unserved: Readonly<Record<string, RegExp>> = { GB: /^BF/i, JE: /^JE4/i, IE: /^F28/i, US: /^96799/ }

export type Place = Pick<Address, 'countryCode' | 'postalCode'>

/**
 * The cart's delivery methods to an address: home delivery first, cheapest first, then collection. `netAmount` (minor
 * units, after discounts) decides whether delivery is free. Empty if the address is not served.
 */
export function shippingOptionsFor(
  cart: Cart,
  { address, netAmount }: { address: Place; netAmount: number },
): ShippingOption[] {
  if (!isServed(cart, address)) return []
  const isFreeByCoupon = cart.coupons.some(({ type }) => type === 'free_shipping')
  const { priceList, rate } = currencyRow(cart.currency)
  return tariffs[priceList]
    .filter(({ countries }) => countries?.includes(address.countryCode) ?? true)
    .map(({ freeFrom, countries: _, type = 'shipping_flatrate', ...tariff }) => {
      const isFree = freeFrom !== undefined && (isFreeByCoupon || netAmount >= freeFrom * rate)
      return {
        ...tariff,
        id: shippingOptionId(tariff.tariff, address),
        cost: isFree ? 0 : Math.round(tariff.cost * rate),
        type: isFree ? 'freeshipping' : type,
      }
    })
}

/** The name of a method, with the shop where the order is collected. */
export function methodName({ description }: ShippingOption, shop: string | null | undefined): string {
  return shop ? `${description}, ${shop}` : description
}

type Sent = { lines: readonly Pick<Line, 'isPreOrder'>[]; locale: string }

/** When it comes by a method: the days, or for a pre-order only how long the method takes. */
export function arrivalOf(
  { days, transitTime }: Pick<ShippingOption, 'transitTime'> & { days?: DeliveryDays },
  { lines, locale }: Sent,
  at = Date.now(),
): string {
  return !days || lines.some(({ isPreOrder }) => isPreOrder) ? transitTime : arrivalText(days, { at, locale })
}

/** The id of a method for an address: 32 hexadecimal digits, as the platform's. */
export function shippingOptionId(tariff: string, { countryCode, postalCode }: Place): string {
  const text = `${tariff} ${countryCode} ${postalCode.replaceAll(/\s/g, '').toUpperCase()}`
  return [1, 2, 3, 4].map((seed) => hash(`${seed}${text}`)).join('')
}

function isServed(cart: Cart, { countryCode, postalCode }: Place): boolean {
  const isCountryServed = channelById(cart.channelId)?.countries.includes(countryCode) ?? false
  return isCountryServed && !unserved[countryCode]?.test(postalCode.trim())
}

/** FNV-1a in 32 bits, as eight hexadecimal digits. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, '0')
}
