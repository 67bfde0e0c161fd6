import type { Configuration } from './configuration.ts'
import { helpPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'

/** The address of the market's Help & FAQs, for those who read it outside of the shop. */
export function helpUrl(
  { publicOrigin, helpLinks }: Pick<Configuration, 'publicOrigin' | 'helpLinks'>,
  { code }: Pick<Market, 'code'>,
): string {
  return new URL(helpLinks?.[code] ?? helpPath, publicOrigin).href
}
