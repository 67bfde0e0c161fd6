import { type ChannelIds, planChannels, planCurrency } from './channels.ts'
import { planCheckoutReturn } from './checkout-return.ts'
import { planCustomerLogins } from './customer-logins.ts'
import { planPlatformWebhooks } from './platform-webhooks.ts'
import { planPromotionAttributes } from './promotion-attributes.ts'
import { planSite } from './sites.ts'
import { planStorefrontToken } from './storefront-token.ts'
import { type Change, createStoreCall, type VendorCall } from './vendor.ts'
import type { Site, Sites } from '#shared/sites.ts'

export const stepNames = [
  'channels',
  'currencies',
  'logins',
  'sites',
  'checkouts',
  'token',
  'webhooks',
  'attributes',
] as const

export type StepName = (typeof stepNames)[number]

/** What an account and an environment have. `null`: not known here, so the step is left out. */
export type SetupOptions = {
  store: { apiUrl: string; accessToken: string }
  publicOrigin: string
  sites: Sites
  channelIds: ChannelIds
  storefrontToken: string | null
  orderWebhookSecret: string | null
  promotions: { url: string; managementKey: string } | null
  /** False: only say what would be changed. */
  isApplied: boolean
  only?: readonly StepName[]
  print: (line: string) => void
}

/** The steps of a comma list, or all of them. @throws Error that names a step which does not exist */
export function chooseSteps(only: string | undefined): readonly StepName[] {
  const asked = only?.split(',').map((name) => name.trim()) ?? stepNames
  const unknown = asked.find((name) => !stepNames.some((step) => step === name))
  if (unknown !== undefined) throw new Error(`There is no step ${unknown}. The steps are ${stepNames.join(', ')}.`)
  return stepNames.filter((step) => asked.includes(step))
}

type MarketPlan = (call: VendorCall, options: { site: Site; channelId: number }) => Promise<Change[]>

/**
 * Makes the vendors' accounts ready for the shop, as far as their APIs allow. Can be repeated: what is right stays.
 *
 * @returns The ids of the channels.
 */
export async function runSetup(options: SetupOptions): Promise<ChannelIds> {
  const { publicOrigin, sites, isApplied, only = stepNames, print } = options
  const call = createStoreCall(options.store)
  const ids: ChannelIds = {}
  // Every other step needs the ids.
  const channels = await planChannels(call, { configured: options.channelIds, ids })

  const perMarket = (plan: MarketPlan, what: string) => async () => {
    const plans = Object.values(sites).map(async (site): Promise<Change[]> => {
      const channelId = ids[site.market.code]
      if (channelId !== undefined) return plan(call, { site, channelId })
      return [{ what: `${what} of the new channel of ${site.market.code}`, apply: async () => undefined }]
    })
    return (await Promise.all(plans)).flat()
  }
  const steps: Record<StepName, () => Promise<readonly Change[]> | readonly Change[] | string> = {
    channels: () => channels,
    currencies: perMarket(planCurrency, 'set the currency'),
    logins: perMarket(planCustomerLogins, 'allow the logins'),
    sites: perMarket(planSite, 'set the site and its pages'),
    checkouts: perMarket(planCheckoutReturn, 'set the return from the checkout'),
    token: () => (options.storefrontToken === null ? planStorefrontToken(call, () => Object.values(ids)) : []),
    webhooks: () =>
      options.orderWebhookSecret === null
        ? 'ORDER_WEBHOOK_SECRET is not set'
        : planPlatformWebhooks(call, { publicOrigin, secret: options.orderWebhookSecret }),
    attributes: () =>
      options.promotions === null ? 'TALONONE_MANAGEMENT_KEY is not set' : planPromotionAttributes(options.promotions),
  }
  for (const name of only) {
    const changes = await steps[name]()
    if (typeof changes === 'string') print(`left out  ${name}: ${changes}`)
    else if (changes.length === 0) print(`ok        ${name}`)
    else
      for (const { what, apply } of changes) {
        const toCopy = isApplied ? await apply() : undefined
        print(`${isApplied ? 'done    ' : 'planned '}  ${name}: ${what}`)
        if (typeof toCopy === 'string') print(`          ${toCopy}`)
      }
  }
  return ids
}
