import type { MarketShape } from '#shared/market-shape.ts'

type Table = Readonly<Record<string, MarketShape>>
type ByMarket = Readonly<Record<string, string>> & { others: string }

const seller = 'Loom Street Ltd;4 Loom Street;Stroud GL5 1AA;United Kingdom'
const holidays = '2026-12-25 2026-12-28 2027-01-01'

/** Where the demonstration's markets differ. */
const values = {
  FREE_DELIVERY_FROM: { en: '60', us: '120', eu: '90', others: '100' },
  DELIVERY_METHODS: {
    en: 'standard 3-5 3.95;express 1-2 5.95;next-day 1-1 7.95',
    us: 'standard 6-10 9.95;express 2-4 19.95',
    eu: 'standard 4-7 6.95;express 2-3 12.95',
    others: 'standard 5-9 9.95',
  },
  RETURNS_ADDRESS: { en: 'returns@shop.example', others: 'returns.{market}@shop.example' },
  INVOICE_SELLERS: {
    en: `${seller};VAT GB 000 0000 00`,
    eu: 'Loom Street Ireland Ltd;8 Weaver Quay;Dublin D01 X0X0;Ireland;VAT IE 0000000AA',
    others: seller,
  },
  DISPATCH_CUT_OFF: { others: '14:00 Europe/London' },
  DISPATCH_HOLIDAYS: { others: holidays },
  RETURN_DAYS: { others: '28' },
} as const satisfies Record<string, ByMarket>

/**
 * The settings of the sandbox's services that have a value for each market, for any table of markets: those of tests,
 * which do not depend on what a merchant has in `wrangler.toml`.
 */
export function marketSettings(table: Table, sandbox = 'http://localhost:8788'): Record<string, string> {
  const markets = Object.values(table)
  const codes = markets.map(({ code }) => code)
  const list = (entries: readonly (readonly [string, string])[]) => entries.map((entry) => entry.join('=')).join()
  const indexes = indexesOf(markets)
  return {
    ...Object.fromEntries(
      Object.entries(values).map(([name, byMarket]: [string, ByMarket]) => [
        name,
        list(codes.map((code) => [code, (byMarket[code] ?? byMarket.others).replace('{market}', code)])),
      ]),
    ),
    PERSONALISATION_SCRIPT_URLS: list(
      markets.map(({ code, searchIndex }) => [code, `${sandbox}/scripts/personalisation-${searchIndex}.js`]),
    ),
    CONSTRUCTOR_KEYS: list(indexes.map((index) => [index, index])),
    SHOPS_LOCALES: codes.filter((code) => code === 'en' || code === 'eu').join() || codes.join(),
    PROMOBADGER_APPLICATIONS: list(codes.map((code, index) => [code, String(index + 1)])),
    EXPRESS_WALLET_LOCALES: codes.join(),
    PROMOTIONS_LOCALES: codes.join(),
    TALONONE_API_KEYS: list(markets.map(({ currency, searchIndex }) => [currency, `sandbox-talonone-${searchIndex}`])),
  }
}

/** What the sandbox has to know of the same markets. */
export function sandboxMarketSettings(table: Table): Record<string, string> {
  const markets = Object.values(table)
  return {
    CONSTRUCTOR_KEYS: indexesOf(markets).join(),
    TALONONE_API_KEYS: markets.map(({ searchIndex }) => `${searchIndex}=sandbox-talonone-${searchIndex}`).join(),
  }
}

const indexesOf = (markets: readonly MarketShape[]) =>
  markets.flatMap(({ searchIndex, languages }) => [
    searchIndex,
    ...Object.keys(languages).map((language) => `${searchIndex}-${language}`),
  ])
