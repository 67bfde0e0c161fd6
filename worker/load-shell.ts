import * as v from 'valibot'
import type { ShellView } from '../shared/views.ts'
import type { Market } from '../shared/markets.ts'
import type { ContentPort } from './ports/content-port.ts'

const keys = ['desktop-navigation', 'mobile-navigation', 'footer', 'benefit-bar', 'app-header'] as const

const AppHeaderSchema = v.object({ transparentHomeHeader: v.boolean() })

/** Content of header, footer and bars, in one call. */
export async function loadShell(context: { market: Market; services: { content: ContentPort }; signal: AbortSignal }): Promise<ShellView> {
  const { market, services, signal } = context
  const items = await services.content.items({ market, keys, source: { kind: 'published' } }, signal)
  return {
    market,
    desktopNavigation: items['desktop-navigation'],
    mobileNavigation: items['mobile-navigation'],
    footer: items.footer,
    benefitBar: items['benefit-bar'],
    isHeaderTransparent: v.is(AppHeaderSchema, items['app-header']) && items['app-header'].transparentHomeHeader,
  }
}
