import * as v from 'valibot'
import { localeOptions } from '../shared/locale-options.ts'
import type { ContentItem, PopularSearch, ShellView } from '../shared/views.ts'
import { timeLeft } from '../shared/domain/countdown.ts'
import { CountdownTimerSchema } from '../client/blocks/countdown-timer/schema.ts'
import type { Market } from '../shared/markets.ts'
import type { Configuration } from './env.ts'
import type { ContentPort } from './ports/content-port.ts'

const keys = ['desktop-navigation', 'mobile-navigation', 'footer', 'benefit-bar', 'countdown-timer', 'app-header', 'popular-searches', 'locale-selector-image'] as const

/** Longer than any page is kept. */
const longestKeptMs = 24 * 60 * 60 * 1000

const AppHeaderSchema = v.object({ transparentHomeHeader: v.boolean() })

const mostPopular = 8
const PopularSearchSchema = v.fallback(v.nullable(v.object({ term: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)), url: v.nullish(v.string(), null) })), null)
const PopularSearchesSchema = v.fallback(v.object({ searches: v.array(PopularSearchSchema) }), { searches: [] })

/** The shell's content could not be had, nor a copy of it: the page is the error page with status 500 [RTE-46]. */
export class NavigationError extends Error {
  override readonly name = 'NavigationError'
  readonly status = 500
}

/** What `loadShell` asks, and what of the configuration it reads. */
type ShellContext = { market: Market; services: { content: ContentPort }; configuration: Pick<Configuration, 'germanySiteUrl'>; signal: AbortSignal }

/**
 * Content of header, footer and bars, in one call.
 * @throws NavigationError
 */
export async function loadShell(context: ShellContext): Promise<ShellView> {
  const { market, services, configuration, signal } = context
  const items = await services.content.items({ market, keys, source: { kind: 'published' } }, signal).catch((cause: unknown) => {
    throw new NavigationError('The navigation could not be loaded.', { cause })
  })
  return {
    market,
    desktopNavigation: items['desktop-navigation'],
    mobileNavigation: items['mobile-navigation'],
    footer: items.footer,
    benefitBar: items['benefit-bar'],
    popularSearches: readPopularSearches(items['popular-searches']),
    localeSelectorImage: items['locale-selector-image'],
    localeOptions: localeOptions(configuration.germanySiteUrl),
    ...countdownOf(items['countdown-timer']),
    isHeaderTransparent: v.is(AppHeaderSchema, items['app-header']) && items['app-header'].transparentHomeHeader,
  }
}

/** The market's popular searches, from their content item. */
export function readPopularSearches(item: ContentItem | null): PopularSearch[] {
  return v.parse(PopularSearchesSchema, item).searches.filter((search) => search !== null).slice(0, mostPopular)
}

/** A shell without content: header, footer and panels alone. */
export function bareShell(market: Market, configuration: Pick<Configuration, 'germanySiteUrl'>): ShellView {
  return {
    market,
    desktopNavigation: null,
    mobileNavigation: null,
    footer: null,
    benefitBar: null,
    countdown: null,
    isCountdownRunning: false,
    popularSearches: [],
    localeSelectorImage: null,
    localeOptions: localeOptions(configuration.germanySiteUrl),
    isHeaderTransparent: false,
  }
}

/** The countdown where a page that is kept may come to show it, and whether it runs now. */
function countdownOf(countdown: ContentItem | null): Pick<ShellView, 'countdown' | 'isCountdownRunning'> {
  const parsed = v.safeParse(CountdownTimerSchema, countdown)
  if (!parsed.success) return { countdown, isCountdownRunning: false }
  const now = Date.now()
  const { startDate: start, endDate: end } = parsed.output
  const isNear = start - now < longestKeptMs && now < end
  return { countdown: isNear ? countdown : null, isCountdownRunning: timeLeft({ start, end }, now) !== null }
}
