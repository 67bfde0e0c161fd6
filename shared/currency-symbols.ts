import type { Currency } from './markets.ts'

export const currencySymbols = { GBP: '£', USD: '$', EUR: '€' } as const satisfies Record<Currency, string>
