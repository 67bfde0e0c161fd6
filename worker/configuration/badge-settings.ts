import * as v from 'valibot'
import type { commerceSettings } from './commerce-settings.ts'
import { includesLocale } from './includes-locale.ts'
import { httpUrl, type SettingsOf, someIds, text } from './setting-schemas.ts'
import { marketCodes } from './wallet-settings.ts'
import type { MarketCode } from '#shared/markets.ts'

const badgeSettings = {
  PROMOBADGER_URL: {
    what: 'badges service, without version; without it there are no badges',
    schema: v.optional(httpUrl),
  },
  PROMOBADGER_PROJECT: {
    what: 'project of the badges service',
    schema: v.optional(text),
    neededBy: 'PROMOBADGER_URL',
  },
  PROMOBADGER_APPLICATIONS: {
    what: 'ids of the promotion applications by market, one for each market of PROMOTIONS_LOCALES: en=…,us=…,eu=…',
    note: 'Badges of a market without one do not reduce prices.',
    schema: v.optional(someIds(marketCodes), ''),
    differsByMarket: true,
  },
} as const

type BadgeSettings = SettingsOf<typeof badgeSettings & Pick<typeof commerceSettings, 'CHANNEL_IDS'>> & {
  PROMOTIONS_LOCALES: string | undefined
}

/** Badges of products. */
export const badges = {
  settings: badgeSettings,
  configure(values: BadgeSettings) {
    const { PROMOBADGER_URL: url, PROMOBADGER_PROJECT: project, CHANNEL_IDS: channelIds } = values
    if (url === undefined || project === undefined) return null
    return { url, project, applications: applicationsOf(values), channelIds }
  },
}

/**
 * The badge applications of the markets that use the promotions engine. Badges of another market's application would
 * state prices that are not charged.
 */
function applicationsOf({
  PROMOTIONS_LOCALES: locales,
  PROMOBADGER_APPLICATIONS: applications,
}: BadgeSettings): Partial<Record<MarketCode, number>> {
  return Object.fromEntries(Object.entries(applications).filter(([code]) => includesLocale(locales, code)))
}

/** An issue that names the markets that use the promotions engine and have no badge application. */
export function badgeIssues({
  PROMOTIONS_LOCALES: locales,
  PROMOBADGER_URL: url,
  PROMOBADGER_APPLICATIONS: applications,
}: Partial<BadgeSettings>) {
  const configured = Object.keys(applications ?? {})
  const missing = marketCodes.filter((code) => includesLocale(locales, code) && !configured.includes(code))
  return url === undefined || applications === undefined || missing.length === 0
    ? []
    : [
        {
          name: 'PROMOBADGER_APPLICATIONS' as const,
          ...badgeSettings.PROMOBADGER_APPLICATIONS,
          problem: `it must hold ${missing.map((code) => `${code}=…`).join(',')}`,
        },
      ]
}
