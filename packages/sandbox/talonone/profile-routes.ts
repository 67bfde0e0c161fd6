import { Hono } from 'hono'
import { requireKnownProfileAttributes } from './attributes.ts'
import { ProfileUpdateBody, readBody } from './bodies.ts'
import { campaignsOf } from './campaigns.ts'
import type { TalononeContext } from './context.ts'
import { clearProfile, findProfile, mergeProfile, newProfile } from './profile-store.ts'
import { booleanQuery } from './query.ts'
import { Refusal, invalidBody, invalidParameter } from './refusal.ts'
import { redemptionsOf, redemptionsStatement } from './session-store.ts'
import { couponToWire, profileToWire } from './wire.ts'

/** `/v2/customer_profiles`: profiles belong to the deployment, not to an application. */
export const profileRoutes = new Hono<TalononeContext>().put('/:integrationId', async (c) => {
  const integrationId = c.req.param('integrationId')
  const isEvaluated = booleanQuery(c, 'runRuleEngine')
  const isDry = booleanQuery(c, 'dry')
  if (isDry && !isEvaluated) throw invalidParameter('dry', 'The parameter "dry" only works when runRuleEngine is true.')
  const { attributes, audiencesChanges, responseContent } = await readBody(c, ProfileUpdateBody)
  requireKnownProfileAttributes(attributes)
  const [unknownAudience] = [...(audiencesChanges?.adds ?? []), ...(audiencesChanges?.deletes ?? [])]
  if (unknownAudience !== undefined)
    throw invalidBody('Unknown', '/audiencesChanges', `The audience ${unknownAudience} does not exist.`)

  if (!isDry) await mergeProfile(c.env.DB, integrationId, attributes ?? {})
  const stored = (await findProfile(c.env.DB, integrationId)) ?? newProfile(integrationId, Date.now())
  const profile = isDry ? { ...stored, attributes: { ...stored.attributes, ...attributes } } : stored
  // Every seeded rule depends on a cart, so a profile without one has no effects.
  const result = { effects: [], createdCoupons: [], createdReferrals: [] }
  if (!isEvaluated || responseContent.includes('customerProfile'))
    return c.json({ customerProfile: profileToWire(profile), ...result })
  return c.json(result)
})

/** `/v1/customer_profiles`: the inventory is the only way to read a profile. */
export const inventoryRoutes = new Hono<TalononeContext>().get('/:integrationId/inventory', async (c) => {
  const wants = (name: string) => booleanQuery(c, name)
  const profile = await findProfile(c.env.DB, c.req.param('integrationId'))
  if (!profile) throw new Refusal(404, 'Customer profile not found')
  return c.json({
    ...(wants('profile') && { profile: profileToWire(profile) }),
    ...(wants('loyalty') && { loyalty: { cards: [], programs: {} } }),
    ...(wants('referrals') && { referrals: [] }),
    ...(wants('coupons') && { coupons: await couponsOf(c.env.DB, c.var.application, profile.integrationId) }),
    ...(wants('giveaways') && { giveaways: [] }),
    ...(wants('achievements') && { achievements: [] }),
  })
})

/** `/v1/customer_data`: deletes the attributes of a profile. The profile itself stays, with its sessions. */
export const customerDataRoutes = new Hono<TalononeContext>().delete('/:integrationId', async (c) => {
  const integrationId = c.req.param('integrationId')
  if (!(await findProfile(c.env.DB, integrationId))) throw new Refusal(404, 'Customer profile not found')
  await clearProfile(c.env.DB, integrationId)
  return c.body(null, 204)
})

// Coupons that the profile redeemed, and those that are reserved for it.
async function couponsOf(db: D1Database, application: TalononeContext['Variables']['application'], profileId: string) {
  const offered = campaignsOf(application, 'en').flatMap((campaign) =>
    campaign.coupon ? [{ campaign, coupon: campaign.coupon }] : [],
  )
  const { results } = await redemptionsStatement(
    db,
    offered.map(({ coupon }) => coupon.id),
    profileId,
  ).all()
  const redemptions = redemptionsOf(results)
  return offered
    .filter(({ coupon }) => coupon.recipient === profileId || (redemptions.get(coupon.id)?.byProfile ?? 0) > 0)
    .map(({ campaign, coupon }) => {
      const counts = redemptions.get(coupon.id)
      return { ...couponToWire(campaign, coupon, counts), state: (counts?.byProfile ?? 0) > 0 ? 'used' : 'active' }
    })
}
