import type { Currency } from './currencies.ts'

/** The channel of a market. `countries` lists the ISO codes that it delivers to, the home country first. */
export type MarketChannel = {
  id: number
  name: string
  /** The market's name at the other services: of its content, its search index and its application. */
  market: string
  /** The market's store at the promotions engine. The shop names it by the market's size system. */
  store: string
  /** The prefix of the shop's paths. */
  prefix: string
  label: string
  currency: Currency
  locale: string
  /**
   * Languages besides the locale's, into which the merchant has translated the texts.
   * https://docs.bigcommerce.com/developer/docs/admin/store-configuration/settings/locales-configuration
   */
  translations: readonly 'de'[]
  countries: readonly [string, ...string[]]
}
