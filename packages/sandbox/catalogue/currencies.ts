/** The price lists of the catalogue. Each has its columns, such as `price_gbp`. */
export type PriceList = 'GBP' | 'USD' | 'EUR'

type CurrencyRow = {
  /** The platform's id of the currency. */
  id: number
  symbol: string
  /** The tax in prices, or 0 where prices are without tax. */
  includedTaxPercent: number
  /** Prices, discounts and costs of delivery are those of this price list, times `rate`. */
  priceList: PriceList
  rate: number
  /** Cards of the currency besides those that are paid with everywhere. */
  ownCard: string
}

/** The currencies of the store. A further one is a row. */
export const currencyRows = {
  GBP: { id: 1, symbol: '£', includedTaxPercent: 20, priceList: 'GBP', rate: 1, ownCard: 'maestro' },
  USD: { id: 2, symbol: '$', includedTaxPercent: 0, priceList: 'USD', rate: 1, ownCard: 'discover' },
  EUR: { id: 3, symbol: '€', includedTaxPercent: 23, priceList: 'EUR', rate: 1, ownCard: 'maestro' },
  CAD: { id: 4, symbol: 'CA$', includedTaxPercent: 0, priceList: 'USD', rate: 1.35, ownCard: 'discover' },
  AUD: { id: 5, symbol: 'A$', includedTaxPercent: 10, priceList: 'USD', rate: 1.5, ownCard: 'maestro' },
} as const satisfies Record<string, CurrencyRow>

export type Currency = keyof typeof currencyRows

export const currencies = Object.keys(currencyRows).filter(isCurrency)

const columns = { GBP: 'gbp', USD: 'usd', EUR: 'eur' } as const satisfies Record<PriceList, string>
type PriceColumn = (typeof columns)[PriceList]

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(currencyRows, code)
}

export function currencyRow(currency: Currency): CurrencyRow {
  return currencyRows[currency]
}

/** An amount in a currency, from what each price list has. */
export function amountIn(currency: Currency, amounts: Readonly<Record<PriceList, number>>): number {
  const { priceList, rate } = currencyRow(currency)
  return Math.round(amounts[priceList] * rate)
}

type Columns<Name extends string, Amount> = Readonly<Record<`${Name}_${PriceColumn}`, Amount>>

/** As `amountIn`, from the columns of a row. `null` if the row has no amount. */
export function columnAmount<Name extends string>(row: Columns<Name, number>, name: Name, currency: Currency): number
export function columnAmount<Name extends string>(
  row: Columns<Name, number | null>,
  name: Name,
  currency: Currency,
): number | null
export function columnAmount<Name extends string>(
  row: Columns<Name, number | null>,
  name: Name,
  currency: Currency,
): number | null {
  const { priceList, rate } = currencyRow(currency)
  const amount = row[`${name}_${columns[priceList]}`]
  return amount === null ? null : Math.round(amount * rate)
}

/** `columnAmount` as an SQL expression. `name` is that of the columns, with the alias of their table. */
export function columnExpression(name: string, currency: Currency): string {
  const { priceList, rate } = currencyRow(currency)
  const column = `${name}_${columns[priceList]}`
  return rate === 1 ? column : `round(${column} * ${rate})`
}
