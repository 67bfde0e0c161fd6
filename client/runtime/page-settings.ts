import { defaultMarketCode, markets, type MarketCode } from '../../shared/markets.ts'
import type { PageSettings } from '../atoms/services.ts'

/** Reads the page's settings from `<html>`: the boot script may run before there is a `<body>`. */
export function readPageSettings({ documentElement }: Document): PageSettings {
  const code = documentElement.dataset['market'] ?? ''
  const { code: market, prefix, currency, channelId } = markets[isMarketCode(code) ? code : defaultMarketCode]
  return {
    market,
    prefix,
    currency,
    channelId: String(channelId),
    hasPromotions: 'promotions' in documentElement.dataset,
    hasExpressWallet: 'wallet' in documentElement.dataset,
  }
}

function isMarketCode(code: string): code is MarketCode {
  return Object.hasOwn(markets, code)
}
