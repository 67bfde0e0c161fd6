import type { Language } from './languages.ts'
import type { SizeSystem } from './size-systems.ts'

/** How amounts of a currency are written. */
export type CurrencyFormat = {
  symbol: string
  /** BCP 47 tag, for English texts. */
  locale: string
}

/** Another site that is a choice of the locale overlay. */
export type ExternalSite<Currency extends string> = {
  code: string
  label: string
  currency: Currency
  visitorsFrom: readonly string[]
}

/** A market, in its default language. */
export type MarketShape<Currency extends string = string> = {
  code: string
  label: string
  /** The catalogue of its texts. */
  language: Language
  /** BCP 47 tag of the page's language. */
  iso: string
  /** Name of the market and of its size system. */
  market: SizeSystem
  /** Route prefix, without a trailing slash. */
  prefix: string
  currency: Currency
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Prefix of every delivery key in the content service. */
  contentPrefix: string
  searchIndex: string
  /** The commerce platform's id of the channel, unless the setting `CHANNEL_IDS` says another. */
  defaultChannelId: number
  fitLocale: string
  /** The further languages, and their `iso`. Each is at the market's prefix and its own name: `/eu/de`. */
  languages: Partial<Record<Language, string>>
}

/** Where a market differs beyond its names. */
export type MarketRules<MarketCode extends string = string, Currency extends string = string> = {
  /** For whom its pages in a language are, as search engines read it. */
  hreflang: Partial<Record<Language, readonly string[]>>
  /** Countries that the market's carts are sent to. */
  deliversTo: readonly string[]
  /** True if a cart that is paid with a wallet may be sent to other countries too. */
  hasWorldwideWallet: boolean
  /** To where wallets have fast delivery: to these countries, or to all if the warehouse has every item. */
  fastDelivery: 'from-warehouse' | readonly string[]
  /** True if stock of location 2 is subtracted, where a setting enables it (D-54). */
  isSecondLocationReserved: boolean
  lengthUnit: 'cm' | 'in'
  distanceUnit: 'mile' | 'kilometer'
  /** Countries to whose visitors the market is suggested. `UK` means `GB`. */
  visitorsFrom: readonly string[]
  /** The currencies of its choice in the locale overlay, and the market to which each leads (D-82). */
  choices: Partial<Record<Currency, MarketCode>>
  /** True if its choice is below those of the countries. */
  isRestOfWorld: boolean
  /** The choice that a visitor from an unknown country gets here. */
  unknownVisitor: { market: MarketCode; currency: Currency }
}
