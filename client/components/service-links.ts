import { appPath, helpPath, marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import type { ShopFeatures } from '#shared/views.ts'

/** The market's configured page of Help & FAQs, or the shop's content page. */
export function helpHref(market: Market, { helpLink }: Pick<ShopFeatures, 'helpLink'>): string {
  return hrefOf(market, helpLink ?? helpPath)
}

/** The market's configured page of the app, or the shop's content page; `null` for a market without an app. */
export function appHref(market: Market, { appLink }: Pick<ShopFeatures, 'appLink'>): string | null {
  return appLink === 'off' ? null : hrefOf(market, appLink ?? appPath)
}

function hrefOf(market: Market, target: string): string {
  return target.startsWith('/') ? marketPath(market, target) : target
}
