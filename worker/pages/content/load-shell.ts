import * as v from 'valibot'
import type { Configuration } from '../../configuration/configuration.ts'
import { featuresOf, type FeatureSettings } from '../../configuration/features.ts'
import type { BoundContent } from '../../context/bind-services.ts'
import type { PageContext } from '../../context/public-context.ts'
import { languageChoices } from './language-choices.ts'
import { optionalItems } from './optional-items.ts'
import { withoutAbsentLinks } from './without-absent-links.ts'
import { AppHeaderSchema } from '#client/blocks/app-header/schema.ts'
import { CountdownTimerSchema } from '#client/blocks/countdown-timer/schema.ts'
import { PopularSearchesSchema } from '#client/content-types/popular-searches.ts'
import { timeLeft } from '#shared/domain/countdown.ts'
import { localeOptions } from '#shared/locale-options.ts'
import type { Market } from '#shared/markets.ts'
import { oncePerObject } from '#shared/once-per-object.ts'
import type { ContentItem, PopularSearch, ShellView } from '#shared/views.ts'

/** The only content that a page does not work without. */
const navigationKeys = ['desktop-navigation', 'mobile-navigation'] as const
const optionalKeys = [
  'app-header',
  'footer',
  'benefit-bar',
  'countdown-timer',
  'popular-searches',
  'locale-selector-image',
] as const

/** Longer than any page is cached. */
const maxCachedMs = 24 * 60 * 60 * 1000

const maxPopular = 8

/** The navigation failed to load and no cached copy exists: the response is the error page with status 500. */
export class NavigationError extends Error {
  override readonly name = 'NavigationError'
  readonly status = 500
}

type ShellSettings = Pick<Configuration, 'germanySiteUrl' | 'sites'> & FeatureSettings

/** The context and the settings that `loadShell` needs. */
type ShellContext = Pick<PageContext, 'defer'> & {
  market: Market
  services: { content: BoundContent }
  configuration: ShellSettings
}

/**
 * Content of header, footer and bars. Each part except the navigation stays empty if it cannot be loaded; `defer` gets
 * the failure, so that the page is not cached without it.
 *
 * @throws NavigationError
 */
export async function loadShell(context: ShellContext): Promise<ShellView> {
  const { market, services, configuration } = context
  const loadingOptional = optionalItems(context, optionalKeys)
  const navigation = await services.content.items(navigationKeys).catch((cause: unknown) => {
    throw new NavigationError('The navigation could not be loaded.', { cause })
  })
  const { 'app-header': appHeader, ...optional } = await loadingOptional
  const features = featuresOf(configuration, market)
  return {
    market,
    localeOptions: localeOptionsOf(configuration),
    languages: languagesOf(configuration)(market),
    features,
    desktopNavigation: withoutAbsentLinks(features, navigation['desktop-navigation']),
    mobileNavigation: withoutAbsentLinks(features, navigation['mobile-navigation']),
    footer: withoutAbsentLinks(features, optional.footer),
    benefitBar: optional['benefit-bar'],
    popularSearches: readPopularSearches(optional['popular-searches']),
    localeSelectorImage: optional['locale-selector-image'],
    ...countdownOf(optional['countdown-timer']),
    isHeaderTransparent: readHeader(appHeader)?.transparentHomeHeader ?? false,
  }
}

// The same object for each page, so that it is cheap to see that a shell is the same.
const localeOptionsOf = oncePerObject(({ germanySiteUrl }: ShellSettings) => localeOptions(germanySiteUrl))

const languagesOf = oncePerObject(({ sites }: ShellSettings) =>
  oncePerObject((market: Market) => languageChoices(market, sites)),
)

const readHeader = itemReader(AppHeaderSchema)
const readCountdown = itemReader(CountdownTimerSchema)
const readSearches = itemReader(
  v.pipe(
    PopularSearchesSchema,
    v.transform(({ searches }) => searches.slice(0, maxPopular)),
  ),
)
const noSearches: PopularSearch[] = []

/** The market's popular searches, from their content item. */
export function readPopularSearches(item: ContentItem | null): PopularSearch[] {
  return readSearches(item) ?? noSearches
}

/** Parses each item once. `null` if there is none, or if it does not parse. */
function itemReader<Output>(schema: v.GenericSchema<unknown, Output>): (item: ContentItem | null) => Output | null {
  const parse = oncePerObject((item: ContentItem) => v.safeParse(schema, item))
  return (item) => {
    const parsed = item && parse(item)
    return parsed?.success ? parsed.output : null
  }
}

/** A shell without content: only header, footer and panels. */
export function bareShell(market: Market, configuration: ShellSettings): ShellView {
  return {
    market,
    localeOptions: localeOptionsOf(configuration),
    languages: languagesOf(configuration)(market),
    features: featuresOf(configuration, market),
    desktopNavigation: null,
    mobileNavigation: null,
    footer: null,
    benefitBar: null,
    countdown: null,
    isCountdownRunning: false,
    popularSearches: noSearches,
    localeSelectorImage: null,
    isHeaderTransparent: false,
  }
}

/** The countdown if it can be visible while a cached page is served, and whether it runs now. */
function countdownOf(countdown: ContentItem | null): Pick<ShellView, 'countdown' | 'isCountdownRunning'> {
  const times = readCountdown(countdown)
  if (!times) return { countdown, isCountdownRunning: false }
  const now = Date.now()
  const { startDate: start, endDate: end } = times
  const isNear = start - now < maxCachedMs && now < end
  return { countdown: isNear ? countdown : null, isCountdownRunning: timeLeft({ start, end }, now) !== null }
}
