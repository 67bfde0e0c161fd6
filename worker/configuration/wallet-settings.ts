import * as v from 'valibot'
import { paymentSettings } from './payment-settings.ts'
import { csv, httpUrl, pairs, text } from './setting-schemas.ts'
import { defaultMarket, type MarketCode, markets } from '#shared/markets.ts'

export const marketCodes = Object.keys(markets) as MarketCode[]

/** Settings of the express wallet and of the payment provider (docs/payments.md). */
export const walletSettings = {
  EXPRESS_WALLET_COUNTRIES: {
    what: 'country of the merchant in the wallets, by market: en=…',
    note: 'It is not the shopper’s country.',
    schema: v.optional(pairs(marketCodes), marketCodes.map((code) => `${code}=${defaultMarket.country}`).join(',')),
  },
  APPLE_PAY_SCRIPT_URL: {
    what: "script with Apple Pay's API for browsers other than Safari; without it only Safari has Apple Pay",
    note: 'Loaded when the visitor presses the button.',
    schema: v.optional(httpUrl),
  },
  APPLE_PAY_DOMAIN_ASSOCIATION: {
    what: "content of the file by which Apple checks the shop's host names; without it the file does not exist",
    schema: v.optional(text),
  },
  GOOGLE_PAY_SCRIPT_URL: {
    what: "script with Google Pay's API; without it there is no Google Pay",
    note: 'Loaded when the visitor presses the button.',
    schema: v.optional(httpUrl),
  },
  GOOGLE_PAY_ENVIRONMENT: {
    what: '`TEST` or `PRODUCTION`',
    schema: v.optional(v.picklist(['TEST', 'PRODUCTION']), 'TEST'),
  },
  ...paymentSettings,
  WALLET_PICK_UP_NAMES: {
    what: 'comma list of words in the descriptions of delivery options to a shop, which wallets leave out',
    schema: v.optional(csv, 'click & collect,click and collect,click+collect,parcel shop,parcelshop'),
  },
  WALLET_FAST_NAMES: {
    what: 'comma list of words in the descriptions of fast delivery options',
    note: 'An option that is neither fast nor to a shop is standard delivery.',
    schema: v.optional(csv, 'express,next'),
  },
} as const
