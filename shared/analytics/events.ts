import type { Currency } from '../markets.ts'

/** A product in an event, shaped as in GA4. Prices are of one unit, in major units. */
export type EventItem = {
  /** Style number, the first part of every SKU of the product. */
  item_id: string
  /** The platform's product id. */
  product_id?: number
  sku?: string
  item_name: string
  item_brand: string
  /** The category's path, top category first, at most five levels. */
  item_category?: string
  item_category2?: string
  item_category3?: string
  item_category4?: string
  item_category5?: string
  item_list_id?: string
  item_list_name?: string
  /** Colour, size and length, joined by ` / `. */
  item_variant?: string
  /** Left out if the price is hidden. */
  price?: number
  original_price?: number
  on_sale?: boolean
  /** Position in its list, from 0. */
  index?: number
  quantity?: number
}

/** `value` is the sum of the items' prices, in major units of `currency`. */
export type Ecommerce = {
  currency?: Currency
  value?: number
  items: EventItem[]
}

/** A cart as analytics knows it after an event. Emptied with its last item (TRK-18). */
export type EventCart = { quantity: number; value: number; currency: Currency; items: EventItem[] }

/** The visitor, as far as their consent allows. */
export type EventUser = {
  device_type?: DeviceType
  orientation: 'portrait' | 'landscape'
  login_state: 'customer' | 'guest'
  /** SHA-256 of the e-mail address, in hexadecimal digits. Only of a customer who agreed to targeting (D-19). */
  hashed_email?: string
}

export type DeviceType = 'mobile' | 'tablet' | 'desktop'

/** The Worker's facts about the visitor for analytics. `hashedEmail` is `null` without consent to targeting. */
export type VisitorFacts = { deviceType: DeviceType; hashedEmail: string | null }

type ListEvent = { ecommerce: Ecommerce & { item_list_id: string; item_list_name: string } }
type Promotion = { promotion_id: string; promotion_name: string; creative_name: string; creative_slot: string }

/**
 * The fields of each event. The first ten names are the requirements' own, with hyphens and underscores as there
 * (D-132).
 */
export type EventFields = {
  /** `user` and `cart` are added when the event is delivered. */
  page_view: { page_path: string; page_title: string; page_referrer: string; user?: EventUser; cart?: EventCart }
  'add-to-cart': { ecommerce: Ecommerce; cart: EventCart }
  remove_from_cart: { ecommerce: Ecommerce; cart: EventCart }
  view_cart: { ecommerce: Ecommerce; cart: EventCart }
  country_selector: { country: string; currency: Currency }
  plp_quickadd_click: { ecommerce: Ecommerce }
  select_item: { ecommerce: Ecommerce }
  navigation_click: { navigation_element: string }
  menu_item: { navigation_element: string }
  sign_up: { method: 'password' }
  login: { method: 'password' }
  view_item_list: ListEvent
  view_item: { ecommerce: Ecommerce }
  add_to_wishlist: { ecommerce: Ecommerce }
  begin_checkout: { ecommerce: Ecommerce & { coupon?: string } }
  add_shipping_info: { ecommerce: Ecommerce & { coupon?: string; shipping_tier: string } }
  add_payment_info: { ecommerce: Ecommerce & { coupon?: string; payment_type: string } }
  purchase: { ecommerce: Ecommerce & { transaction_id: string; shipping: number; tax: number; discount: number } }
  search: { search_term: string }
  view_promotion: { ecommerce: Ecommerce & Promotion }
  select_promotion: { ecommerce: Ecommerce & Promotion }
}

export type EventName = keyof EventFields

/** An event as the code that causes it records it. */
export type ShopEvent = { [Name in EventName]: { event: Name } & EventFields[Name] }[EventName]

export type ShopEventOf<Name extends EventName> = { event: Name } & EventFields[Name]

/** An event with its moment and the page on which it happened. */
export type RecordedEvent = ShopEvent & {
  /** ISO 8601, UTC. */
  timestamp: string
  /** Random, so that services can recognise a repeated delivery. */
  event_id: string
  page_type: string
  /** Without a query, except campaign parameters. */
  page_location: string
}
