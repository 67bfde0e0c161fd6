import * as v from 'valibot'
import { linkTargets, type SettingsOf, someIds, someOf } from './setting-schemas.ts'
import { dates, dayRange, severalDays, timeOfDay } from './time-settings.ts'
import { marketCodes } from './wallet-settings.ts'

/** What pages show and keep. A PDP leaves out a delivery term that has no value for the market. */
export const pageSettings = {
  HELP_LINKS: {
    what: 'targets of Help & FAQs by market: en=…,us=…,eu=…',
    schema: v.optional(linkTargets(marketCodes)),
  },
  APP_LINKS: {
    what: 'targets of Download our application by market: en=…,us=…,eu=…',
    schema: v.optional(linkTargets(marketCodes)),
  },
  FREE_DELIVERY_FROM: {
    what: 'order value in whole units of the currency from which standard delivery is free, by market: en=…,us=…,eu=…',
    schema: v.optional(someIds(marketCodes), ''),
  },
  DELIVERY_DAYS: {
    what: 'working days that standard delivery takes, by market: en=3-5,us=…,eu=…',
    schema: v.optional(someOf(marketCodes, dayRange), ''),
  },
  DISPATCH_CUT_OFF: {
    what: 'time of day, and its time zone, until which an order leaves on the same day, by market: en=14:00 Europe/London',
    schema: v.optional(someOf(marketCodes, timeOfDay), ''),
  },
  DISPATCH_HOLIDAYS: {
    what: 'days besides weekends on which no order leaves, by market: en=2026-12-25 2026-12-28,us=…',
    schema: v.optional(someOf(marketCodes, dates), ''),
  },
  RETURN_DAYS: {
    what: 'days within which an order can be sent back, by market: en=…,us=…,eu=…',
    schema: v.optional(someIds(marketCodes), ''),
  },
  CART_DAYS: {
    what: 'days after its last use that a browser keeps its bag and codes, from 2 to 365',
    schema: v.optional(severalDays, '7'),
  },
} as const

/** Their configuration. */
export function pagesOf(values: SettingsOf<typeof pageSettings>) {
  return {
    helpLinks: values.HELP_LINKS ?? null,
    appLinks: values.APP_LINKS ?? null,
    delivery: {
      days: values.DELIVERY_DAYS,
      cutOff: values.DISPATCH_CUT_OFF,
      holidays: values.DISPATCH_HOLIDAYS,
      freeFrom: values.FREE_DELIVERY_FROM,
      returnDays: values.RETURN_DAYS,
    },
    cartDays: values.CART_DAYS,
  }
}
