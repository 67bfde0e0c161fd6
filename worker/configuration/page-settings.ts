import * as v from 'valibot'
import { modelPurposes } from '../http/ai-crawlers.ts'
import {
  emailAddress,
  linkTargets,
  listOf,
  type SettingsOf,
  severalLines,
  shortNames,
  someIds,
  someOf,
} from './setting-schemas.ts'
import { dates, deliveryMethods, severalDays, timeOfDay } from './time-settings.ts'
import { marketCodes } from './wallet-settings.ts'

/** The parts of the Universal Commerce Protocol that can be switched on. */
export const commerceParts = ['catalog', 'mcp', 'permalink', 'cart', 'checkout'] as const
export type CommercePart = (typeof commerceParts)[number]

/** What pages show and keep. A PDP leaves out a delivery term that has no value for the market. */
export const pageSettings = {
  HELP_LINKS: {
    what: 'targets of Help & FAQs by market, by default the content page `/help`: en=…,us=…,eu=…',
    note: 'A path without market prefix, or an address that starts with `https://`.',
    schema: v.optional(linkTargets(marketCodes)),
  },
  APP_LINKS: {
    what: 'targets of Download our application by market, by default the content page `/download-our-app`: en=…,us=…,eu=…',
    note: 'As HELP_LINKS, or `off` for a market without an app, which has no link.',
    schema: v.optional(linkTargets(marketCodes, { mayBeOff: true })),
  },
  SHOP_FINDER: {
    what: '`on`, or `off` for a merchant without shops: there is no page `/shop-finder`, and no link to it',
    schema: v.optional(v.picklist(['on', 'off']), 'on'),
  },
  REVIEWS: {
    what: '`on` for the platform’s own reviews on product pages, cards and pages of their own, with a form to write one, or `off`',
    note: 'A market with a ratings service (RATINGS_SCRIPT_URL) has its widget instead.',
    schema: v.optional(v.picklist(['on', 'off']), 'off'),
  },
  SHARING: {
    what: '`on` for a link that sends a bag and a public link of a customer’s wishlist, or `off`',
    schema: v.optional(v.picklist(['on', 'off']), 'on'),
  },
  GIFT_CERTIFICATES: {
    what: '`on` to take the platform’s gift certificates: a page with their balance, and the bag’s field for codes; or `off`',
    note: 'Gift cards of the catalogue are sold with either ([vendors](vendors.md#bigcommerce)). Promotion codes must not have their form, four groups of three letters or digits.',
    schema: v.optional(v.picklist(['on', 'off']), 'off'),
  },
  PRESENTS: {
    what: '`on` to let shoppers send a bag as a present, with a message and without prices on the packing slip; or `off`',
    note: 'Only if your people pack by the comments of an order ([vendors](vendors.md#bigcommerce)).',
    schema: v.optional(v.picklist(['on', 'off']), 'off'),
  },
  PRESENT_WRAPS: {
    what: 'comma list of the prints of wrapping paper that a present can have, free of charge; without it, none',
    note: 'The media service has a square picture of each: `wrap-` and the name in lower case with hyphens, such as `wrap-meadow`.',
    schema: v.optional(shortNames, ''),
  },
  UCP: {
    what: 'comma list of what assistants may use by the Universal Commerce Protocol: `catalog` (products over REST), `mcp` (the same as tools), `permalink` (links that fill a bag), `cart` (carts of their own), `checkout` (handing a cart to the buyer); without it, nothing',
    note: 'See [assistants](assistants.md).',
    schema: v.optional(listOf(commerceParts), ''),
  },
  UCP_PAYMENTS: {
    what: '`on` to let assistants pay a checkout with Google Pay; or `off`',
    note: 'It needs `checkout` in UCP, and Google Pay ([payments](payments.md)). See [assistants](assistants.md#paying).',
    schema: v.optional(v.picklist(['on', 'off']), 'off'),
  },
  PRODUCT_FEEDS: {
    what: '`on` for a product feed of each market at `/feeds/{market}.xml`, or `off`',
    note: 'It also needs the bucket `FEEDS` ([product feeds](assistants.md#product-feeds)).',
    schema: v.optional(v.picklist(['on', 'off']), 'off'),
  },
  ROBOTS_AI: {
    what: 'comma list of what `/robots.txt` allows programs for models: `search` (indexes of AI search engines), `answers` (reading a page to answer a person), `training`; or `none`',
    note: 'Search engines are not affected.',
    schema: v.optional(listOf([...modelPurposes, 'none']), 'search,answers'),
  },
  FREE_DELIVERY_FROM: {
    what: 'order value in whole units of the currency from which standard delivery is free, by market: en=…,us=…,eu=…',
    note: 'PDPs state it beside the button, and the bag and its panels say how much is missing. It must agree with the platform’s shipping rules.',
    schema: v.optional(someIds(marketCodes), ''),
  },
  DELIVERY_METHODS: {
    what: 'working days and price of delivery methods, by market: en=standard 3-5 3.95;express 1-2 5.95;next-day 1-1 7.95,us=…',
    note: 'Semicolons separate the methods: `standard`, `express`, `next-day`. PDPs, bag and orders state their days. Days and prices must agree with the platform’s shipping rules.',
    schema: v.optional(someOf(marketCodes, deliveryMethods), ''),
  },
  DISPATCH_CUT_OFF: {
    what: 'time of day, and its time zone, until which an order leaves on the same day, by market: en=14:00 Europe/London',
    note: "With it a script replaces the working days by dates ('Order within 4 h 12 min, with you …'), and an order that is on its way states its days.",
    schema: v.optional(someOf(marketCodes, timeOfDay), ''),
  },
  DISPATCH_HOLIDAYS: {
    what: 'days besides weekends on which nothing leaves and nothing is delivered, by market: en=2026-12-25 2026-12-28,us=…',
    schema: v.optional(someOf(marketCodes, dates), ''),
  },
  RETURN_DAYS: {
    what: 'days within which an order can be sent back, by market: en=…,us=…,eu=…',
    note: 'PDPs state it, and requests for returns are taken as long, from the day of the last parcel.',
    schema: v.optional(someIds(marketCodes), ''),
  },
  INVOICE_SELLERS: {
    what: 'the seller as invoices name it, by market: en=Name;street;town and postcode;VAT GB 123 4567 89,us=…',
    note: 'Semicolons separate its lines, and no line has a comma. A market without it has no invoices.',
    schema: v.optional(someOf(marketCodes, severalLines), ''),
  },
  RETURNS_ADDRESS: {
    what: 'the e-mail address of the help desk that gets the requests for returns, by market: en=…,us=…,eu=…',
    note: 'A market without it, without RETURN_DAYS, or a shop without MARKETING_URL takes no requests. Labels and refunds stay yours.',
    schema: v.optional(someOf(marketCodes, emailAddress), ''),
  },
  CART_DAYS: {
    what: 'days after its last use that a browser keeps its bag and codes, from 2 to 365',
    note: 'The page of cookies says so.',
    schema: v.optional(severalDays, '7'),
  },
} as const

/** Their configuration. */
export function pagesOf(values: SettingsOf<typeof pageSettings>) {
  return {
    helpLinks: values.HELP_LINKS ?? null,
    appLinks: values.APP_LINKS ?? null,
    isShopFinderOn: values.SHOP_FINDER === 'on',
    areReviewsOn: values.REVIEWS === 'on',
    isSharingOn: values.SHARING === 'on',
    areGiftCertificatesOn: values.GIFT_CERTIFICATES === 'on',
    presents: values.PRESENTS === 'on' ? { wraps: values.PRESENT_WRAPS } : null,
    commerceParts: values.UCP,
    mayAssistantsPay: values.UCP_PAYMENTS === 'on' && values.UCP.includes('checkout'),
    hasProductFeeds: values.PRODUCT_FEEDS === 'on',
    allowedModelPurposes: values.ROBOTS_AI.filter((purpose) => purpose !== 'none'),
    delivery: {
      methods: values.DELIVERY_METHODS,
      cutOff: values.DISPATCH_CUT_OFF,
      holidays: values.DISPATCH_HOLIDAYS,
      freeFrom: values.FREE_DELIVERY_FROM,
      returnDays: values.RETURN_DAYS,
    },
    invoiceSellers: values.INVOICE_SELLERS,
    returnsAddresses: values.RETURNS_ADDRESS,
    cartDays: values.CART_DAYS,
  }
}
