import { type MarketCode, markets } from '../markets.ts'

/**
 * How a market's shoppers read a size of the platform, which are British. Outside of the United Kingdom a number that
 * other countries use for another size is named: 'UK 8', with the market's own if it is known: 'UK 8 · US 4'. Letters,
 * ages and inches mean the same everywhere.
 */
export function sizeName(size: string, market: MarketCode, own?: string): string {
  const isNumber = /^(?:[1-9]|1\d|2[0-6])$/.test(size)
  if (markets[market].market === 'UK' || (!isNumber && (own === undefined || own.endsWith(size)))) return size
  return [isNumber ? `UK ${size}` : size, ...(own === undefined ? [] : [own])].join(' · ')
}
