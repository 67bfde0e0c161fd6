import type { PageSettings } from '../api/page-services.ts'
import type { Currency, MarketCode } from '#shared/markets.ts'

/**
 * Settings that the server wrote on `<html>`, because the boot script may run before `<body>` exists and is too small
 * for the table of markets.
 */
export function readPageSettings({ documentElement }: Pick<Document, 'documentElement'>): PageSettings {
  const { market, prefix = '', currency, freeFrom, channel = '', promotions, wallet } = documentElement.dataset
  return {
    market: market as MarketCode,
    prefix,
    currency: currency as Currency,
    freeFrom,
    channelId: channel,
    hasPromotions: promotions !== undefined,
    hasExpressWallet: wallet !== undefined,
  }
}
