import * as v from 'valibot'
import type { ShellView } from '../shared/views.ts'
import type { Market } from '../shared/markets.ts'
import type { ContentPort } from './ports/content-port.ts'

const keys = ['desktop-navigation', 'mobile-navigation', 'footer', 'benefit-bar', 'app-header'] as const

const AppHeaderSchema = v.object({ transparentHomeHeader: v.boolean() })

/** The shell's content could not be had, nor a copy of it: the page is the error page with status 500 [RTE-46]. */
export class NavigationError extends Error {
  override readonly name = 'NavigationError'
  readonly status = 500
}

/**
 * Content of header, footer and bars, in one call.
 * @throws NavigationError
 */
export async function loadShell(context: { market: Market; services: { content: ContentPort }; signal: AbortSignal }): Promise<ShellView> {
  const { market, services, signal } = context
  const items = await services.content.items({ market, keys, source: { kind: 'published' } }, signal).catch((cause: unknown) => {
    throw new NavigationError('The navigation could not be loaded.', { cause })
  })
  return {
    market,
    desktopNavigation: items['desktop-navigation'],
    mobileNavigation: items['mobile-navigation'],
    footer: items.footer,
    benefitBar: items['benefit-bar'],
    isHeaderTransparent: v.is(AppHeaderSchema, items['app-header']) && items['app-header'].transparentHomeHeader,
  }
}
