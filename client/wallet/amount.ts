import { toDecimal } from '#shared/domain/money.ts'

/** Decimals that a currency has, for example 2 for pounds and 0 for yen. */
function digitsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

/**
 * An amount as the decimal text that the wallets expect: 10.95 pounds are `10.95`, 1,000 yen `1000`. Amounts are
 * converted only here and at the payment provider (D-112).
 */
export function decimalText(money: Parameters<typeof toDecimal>[0]): string {
  return toDecimal(money).toFixed(digitsOf(money.currency))
}
