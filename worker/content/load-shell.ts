import * as v from 'valibot'
import { CountdownTimerSchema } from '../../client/blocks/countdown-timer/schema.ts'
import { timeLeft } from '../../shared/domain/countdown.ts'
import { localeOptions } from '../../shared/locale-options.ts'
import type { Market } from '../../shared/markets.ts'
import type { ContentItem, PopularSearch, ShellView } from '../../shared/views.ts'
import type { BoundContent } from '../bind-services.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { featuresOf, type FeatureSettings } from '../configuration/features.ts'
import type { PageContext } from '../pages/public-context.ts'

const keys = ['desktop-navigation', 'mobile-navigation', 'app-header'] as const
/** Content that a page works without. */
const optionalKeys = ['footer', 'benefit-bar', 'countdown-timer', 'popular-searches', 'locale-selector-image'] as const
const noOptionalContent = {
  footer: null,
  'benefit-bar': null,
  'countdown-timer': null,
  'popular-searches': null,
  'locale-selector-image': null,
}

/** Longer than any page is cached. */
const maxCachedMs = 24 * 60 * 60 * 1000

const AppHeaderSchema = v.object({ transparentHomeHeader: v.boolean() })

const maxPopular = 8
const PopularSearchSchema = v.fallback(
  v.nullable(
    v.object({ term: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)), url: v.nullish(v.string(), null) }),
  ),
  null,
)
const PopularSearchesSchema = v.fallback(v.object({ searches: v.array(PopularSearchSchema) }), { searches: [] })

/** The shell's content failed to load and no cached copy exists: the response is the error page with status 500. */
export class NavigationError extends Error {
  override readonly name = 'NavigationError'
  readonly status = 500
}

type ShellSettings = Pick<Configuration, 'germanySiteUrl'> & FeatureSettings

/** The context and the settings that `loadShell` needs. */
type ShellContext = Pick<PageContext, 'defer'> & {
  market: Market
  services: { content: BoundContent }
  configuration: ShellSettings
}

/**
 * Content of header, footer and bars. Footer, bars and the locale image stay empty if they cannot be loaded; `defer`
 * gets the failure, so that the page is not cached without them.
 *
 * @throws NavigationError
 */
export async function loadShell(context: ShellContext): Promise<ShellView> {
  const { market, services, configuration } = context
  const loadingOptional = context.defer(services.content.items(optionalKeys)).catch(() => noOptionalContent)
  const items = await services.content.items(keys).catch((cause: unknown) => {
    throw new NavigationError('The navigation could not be loaded.', { cause })
  })
  const optional = await loadingOptional
  return {
    market,
    desktopNavigation: items['desktop-navigation'],
    mobileNavigation: items['mobile-navigation'],
    footer: optional.footer,
    benefitBar: optional['benefit-bar'],
    popularSearches: readPopularSearches(optional['popular-searches']),
    localeSelectorImage: optional['locale-selector-image'],
    localeOptions: localeOptions(configuration.germanySiteUrl),
    ...countdownOf(optional['countdown-timer']),
    isHeaderTransparent: v.is(AppHeaderSchema, items['app-header']) && items['app-header'].transparentHomeHeader,
    features: featuresOf(configuration, market),
  }
}

/** The market's popular searches, from their content item. */
export function readPopularSearches(item: ContentItem | null): PopularSearch[] {
  return v
    .parse(PopularSearchesSchema, item)
    .searches.filter((search) => search !== null)
    .slice(0, maxPopular)
}

/** A shell without content: only header, footer and panels. */
export function bareShell(market: Market, configuration: ShellSettings): ShellView {
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
    features: featuresOf(configuration, market),
  }
}

/** The countdown if it can be visible while a cached page is served, and whether it runs now. */
function countdownOf(countdown: ContentItem | null): Pick<ShellView, 'countdown' | 'isCountdownRunning'> {
  const parsed = v.safeParse(CountdownTimerSchema, countdown)
  if (!parsed.success) return { countdown, isCountdownRunning: false }
  const now = Date.now()
  const { startDate: start, endDate: end } = parsed.output
  const isNear = start - now < maxCachedMs && now < end
  return { countdown: isNear ? countdown : null, isCountdownRunning: timeLeft({ start, end }, now) !== null }
}
