import * as v from 'valibot'
import { httpUrl, type SettingsOf, text } from './setting-schemas.ts'

/** E-mail marketing. */
export const marketingSettings = {
  MARKETING_URL: {
    what: 'e-mail marketing provider, without version; without it there are no newsletter and no stock alerts',
    schema: v.optional(httpUrl),
  },
  MARKETING_TOKEN: {
    what: 'bearer token of the e-mail marketing provider',
    schema: v.optional(text),
    isSecret: true,
    neededBy: 'MARKETING_URL',
  },
} as const

/** `null` if the shop has no e-mail marketing. */
export function marketingOf({ MARKETING_URL: url, MARKETING_TOKEN: token }: SettingsOf<typeof marketingSettings>) {
  return url === undefined || token === undefined ? null : { url, token }
}
