import type { EventFields, EventName } from './events.ts'

type Field<Name extends EventName> = EventFields[Name] extends { ecommerce: object }
  ? Exclude<keyof EventFields[Name], 'ecommerce'> | `ecommerce.${Extract<keyof EventFields[Name]['ecommerce'], string>}`
  : keyof EventFields[Name]

type Row<Name extends EventName> = {
  /** When it happens. */
  when: string
  /** The GA4 event that a tag makes of it; `null` if GA4 has none and the tag sends it under its own name. */
  ga4: string | null
  /** Its own fields. Every event also has the fields of `commonFields`. */
  fields: readonly Field<Name>[]
}

/** Fields of every event. */
export const commonFields = ['event', 'timestamp', 'event_id', 'page_type', 'page_location'] as const

const items = ['ecommerce.currency', 'ecommerce.items'] as const
const valued = ['ecommerce.currency', 'ecommerce.value', 'ecommerce.items'] as const
const promotion = [
  'ecommerce.promotion_id',
  'ecommerce.promotion_name',
  'ecommerce.creative_name',
  'ecommerce.creative_slot',
] as const

/** The map for the marketing team: docs/analytics.md lists it, and a test compares the two. */
export const eventMap = {
  page_view: {
    when: 'A page is shown: loaded, swapped in, or restored from the history. Once more for a service that the visitor has just agreed to.',
    ga4: 'page_view',
    fields: ['page_path', 'page_title', 'page_referrer', 'user', 'cart'],
  },
  'add-to-cart': {
    when: 'Units were added to the cart, after the platform confirmed it. After a change of quantity: the difference.',
    ga4: 'add_to_cart',
    fields: [...valued, 'cart'],
  },
  remove_from_cart: {
    when: 'Units left the cart, after the platform confirmed it. After a change of quantity: the difference.',
    ga4: 'remove_from_cart',
    fields: [...valued, 'cart'],
  },
  view_cart: { when: 'The bag panel opens, or the bag page is shown.', ga4: 'view_cart', fields: [...valued, 'cart'] },
  country_selector: {
    when: 'A country and currency are chosen in the form.',
    ga4: null,
    fields: ['country', 'currency'],
  },
  plp_quickadd_click: { when: 'The quick add panel of a card is opened.', ga4: null, fields: items },
  select_item: { when: 'The name of a card is followed.', ga4: 'select_item', fields: items },
  navigation_click: { when: 'A link of the desktop menu is followed.', ga4: null, fields: ['navigation_element'] },
  menu_item: { when: 'A link of the mobile menu is followed.', ga4: null, fields: ['navigation_element'] },
  sign_up: { when: 'An account was created: on the next page.', ga4: 'sign_up', fields: ['method'] },
  login: { when: 'A login succeeded: in the panel, or on the page after the form.', ga4: 'login', fields: ['method'] },
  view_item_list: {
    when: 'Half of the first card of a list is in view. Again for cards that are loaded into it.',
    ga4: 'view_item_list',
    fields: [...items, 'ecommerce.item_list_id', 'ecommerce.item_list_name'],
  },
  view_item: { when: 'A product page is shown, once for each colour.', ga4: 'view_item', fields: valued },
  add_to_wishlist: { when: 'A product was saved.', ga4: 'add_to_wishlist', fields: items },
  begin_checkout: {
    when: 'The shopper leaves for the checkout, or a wallet’s sheet is open: with the bag, or with the product that is bought now.',
    ga4: 'begin_checkout',
    fields: [...valued, 'ecommerce.coupon'],
  },
  add_shipping_info: {
    when: 'A delivery is chosen in the wallet.',
    ga4: 'add_shipping_info',
    fields: [...valued, 'ecommerce.coupon', 'ecommerce.shipping_tier'],
  },
  add_payment_info: {
    when: 'The payment is authorised in the wallet.',
    ga4: 'add_payment_info',
    fields: [...valued, 'ecommerce.coupon', 'ecommerce.payment_type'],
  },
  purchase: {
    when: 'The confirmation of a placed order is shown to its buyer, once for each order.',
    ga4: 'purchase',
    fields: [...valued, 'ecommerce.transaction_id', 'ecommerce.shipping', 'ecommerce.tax', 'ecommerce.discount'],
  },
  search: { when: 'The results of a search term are shown.', ga4: 'search', fields: ['search_term'] },
  view_promotion: {
    when: 'Half of a promotional block is in view.',
    ga4: 'view_promotion',
    fields: [...promotion, 'ecommerce.items'],
  },
  select_promotion: {
    when: 'A link of a promotional block is followed.',
    ga4: 'select_promotion',
    fields: [...promotion, 'ecommerce.items'],
  },
} as const satisfies { [Name in EventName]: Row<Name> }
