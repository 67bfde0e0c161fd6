import { marketChannels } from '../../catalogue/channels.ts'
import { applePay } from './apple-pay.ts'
import { common } from './common.ts'
import { consent } from './consent.ts'
import { customerData } from './customer-data.ts'
import { fit } from './fit.ts'
import { googlePay } from './google-pay.ts'
import { liveShopping } from './live-shopping.ts'
import { personalisation } from './personalisation.ts'
import { ratings } from './ratings.ts'
import { recommendations } from './recommendations.ts'
import { tagManager } from './tag-manager.ts'

const bodies: Readonly<Record<string, string>> = {
  ...Object.fromEntries(marketChannels.map(({ market }) => [`personalisation-${market}`, personalisation(market)])),
  consent,
  'tag-manager': tagManager,
  fit,
  ratings,
  recommendations,
  'live-shopping': liveShopping,
  'customer-data': customerData,
  'apple-pay': applePay,
  'google-pay': googlePay,
}

export const scriptNames = Object.keys(bodies)

/** The script as served. A second copy on one page does nothing. */
export function scriptOf(name: string): string {
  const mark = JSON.stringify(`sandbox:${name}`)
  return `(() => {\n  if (window[Symbol.for(${mark})]) return\n  window[Symbol.for(${mark})] = true\n  const script = '${name}'\n${common}\n${bodies[name]}})()\n`
}

export function isScriptName(name: string): boolean {
  return Object.hasOwn(bodies, name)
}
