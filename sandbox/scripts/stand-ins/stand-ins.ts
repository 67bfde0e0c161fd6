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

const bodies = {
  consent,
  'tag-manager': tagManager,
  fit,
  ratings,
  recommendations,
  'live-shopping': liveShopping,
  'customer-data': customerData,
  'personalisation-uk': personalisation('uk'),
  'personalisation-us': personalisation('us'),
  'personalisation-eu': personalisation('eu'),
  'apple-pay': applePay,
  'google-pay': googlePay,
} as const

export type ScriptName = keyof typeof bodies

export const scriptNames = Object.keys(bodies).filter(isScriptName)

/** The script as served. A second copy on one page does nothing. */
export function scriptOf(name: ScriptName): string {
  const mark = JSON.stringify(`sandbox:${name}`)
  return `(() => {\n  if (window[Symbol.for(${mark})]) return\n  window[Symbol.for(${mark})] = true\n  const script = '${name}'\n${common}\n${bodies[name]}})()\n`
}

export function isScriptName(name: string): name is ScriptName {
  return Object.hasOwn(bodies, name)
}
