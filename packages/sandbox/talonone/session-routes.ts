import { Hono } from 'hono'
import { SessionUpdateBody, readBody } from './bodies.ts'
import type { TalononeContext, TalononeRequest } from './context.ts'
import { findProfile, newProfile } from './profile-store.ts'
import { booleanQuery, nowQuery } from './query.ts'
import { Refusal } from './refusal.ts'
import { reopenSession } from './reopen-session.ts'
import { findSession } from './session-store.ts'
import { updateSession, type UpdatedSession } from './update-session.ts'
import { campaignToWire, couponToWire, failureToWire, profileToWire, sessionToWire } from './wire.ts'

/** `/v2/customer_sessions`. */
export const sessionRoutes = new Hono<TalononeContext>()
  .put('/:sessionId', async (c) => {
    const isDry = booleanQuery(c, 'dry')
    const now = nowQuery(c, isDry)
    const { customerSession, responseContent } = await readBody(c, SessionUpdateBody)
    const updated = await updateSession(c.env.DB, {
      application: c.var.application,
      integrationId: c.req.param('sessionId'),
      body: customerSession,
      isDry,
      now,
    })
    return c.json(await respond(c, updated, responseContent))
  })
  .get('/:sessionId', async (c) => {
    const session = await findSession(c.env.DB, {
      applicationId: c.var.application.id,
      integrationId: c.req.param('sessionId'),
    })
    if (!session) throw new Refusal(404, 'Customer session not found')
    return c.json({ customerSession: sessionToWire(session, c.var.application), effects: session.effects })
  })
  .put('/:sessionId/reopen', async (c) => {
    const effects = await reopenSession(c.env.DB, {
      application: c.var.application,
      integrationId: c.req.param('sessionId'),
    })
    return c.json({ effects })
  })

type ResponseContent = SessionUpdateBody['responseContent']

// The sandbox processes no referrals, events or achievements, so these parts stay empty, as with the vendor.
async function respond(
  c: TalononeRequest,
  { session, evaluation, redemptions }: UpdatedSession,
  responseContent: ResponseContent,
) {
  const { application } = c.var
  const wants = (content: ResponseContent[number]) => responseContent.includes(content)
  return {
    effects: evaluation.effects,
    createdCoupons: [],
    createdReferrals: [],
    ...(wants('customerSession') && { customerSession: sessionToWire(session, application) }),
    ...(wants('customerProfile') && (await profileOf(c, session.fields.profileId, session.updatedAt))),
    ...(wants('coupons') && {
      coupons: evaluation.processed.flatMap((campaign) =>
        campaign.coupon ? [couponToWire(campaign, campaign.coupon, redemptions.get(campaign.coupon.id))] : [],
      ),
    }),
    ...(wants('triggeredCampaigns') && {
      triggeredCampaigns: evaluation.triggered.map((campaign) => campaignToWire(campaign, application)),
    }),
    ...(wants('loyalty') && { loyalty: { cards: [], programs: {} } }),
    ...(wants('awardedGiveaways') && { awardedGiveaways: [] }),
    ...(wants('ruleFailureReasons') && { ruleFailureReasons: evaluation.failures.map(failureToWire) }),
    ...(wants('previousReturns') && { previousReturns: [] }),
  }
}

async function profileOf(c: TalononeRequest, profileId: string, now: number) {
  if (profileId === '') return {}
  return { customerProfile: profileToWire((await findProfile(c.env.DB, profileId)) ?? newProfile(profileId, now)) }
}
