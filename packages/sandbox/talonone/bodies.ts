import type { Context } from 'hono'
import * as v from 'valibot'
import { invalid, invalidBody, type Problem } from './refusal.ts'

// With higher prices, a session's total would exceed the integers that a double holds exactly.
const maxPrice = 10_000_000

const Price = v.pipe(v.number(), v.minValue(0), v.maxValue(maxPrice))
const Attributes = v.record(v.string(), v.unknown())
const AdditionalCosts = v.record(v.string(), v.object({ price: Price }))

const CartItemBody = v.object({
  sku: v.pipe(v.string(), v.minLength(1)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  price: Price,
  name: v.optional(v.string()),
  category: v.optional(v.string()),
  product: v.optional(v.object({ name: v.string() })),
  weight: v.optional(v.number()),
  height: v.optional(v.number()),
  width: v.optional(v.number()),
  length: v.optional(v.number()),
  attributes: v.optional(Attributes),
  additionalCosts: v.optional(AdditionalCosts),
})
export type CartItem = v.InferOutput<typeof CartItemBody>

const sessionStates = ['open', 'closed', 'partially_returned', 'cancelled'] as const
export type SessionState = (typeof sessionStates)[number]

// `responseContent` of sessions. The last two values exist only in newer deployments.
const ResponseContent = v.optional(
  v.array(
    v.picklist([
      'customerSession',
      'customerProfile',
      'coupons',
      'triggeredCampaigns',
      'referral',
      'loyalty',
      'event',
      'awardedGiveaways',
      'ruleFailureReasons',
      'previousReturns',
      'campaignEligibility',
      'achievements',
    ]),
  ),
  [],
)

const CustomerSessionBody = v.object({
  profileId: v.nullish(v.pipe(v.string(), v.maxLength(1000))),
  storeIntegrationId: v.nullish(v.pipe(v.string(), v.minLength(1), v.maxLength(1000))),
  state: v.nullish(v.picklist(sessionStates)),
  couponCodes: v.nullish(v.array(v.pipe(v.string(), v.maxLength(100)))),
  referralCode: v.nullish(v.pipe(v.string(), v.maxLength(100))),
  loyaltyCards: v.nullish(v.pipe(v.array(v.string()), v.maxLength(1))),
  cartItems: v.nullish(
    v.pipe(
      v.array(CartItemBody),
      v.maxLength(1000),
      v.check(
        (items) => items.reduce((sum, { quantity }) => sum + quantity, 0) <= 10_000,
        'The sum of quantities exceeds 10000',
      ),
    ),
  ),
  additionalCosts: v.nullish(AdditionalCosts),
  identifiers: v.nullish(v.pipe(v.array(v.string()), v.maxLength(5))),
  attributes: v.nullish(Attributes),
  evaluableCampaignIds: v.nullish(v.array(v.pipe(v.number(), v.integer()))),
})
export type CustomerSessionBody = v.InferOutput<typeof CustomerSessionBody>

export const SessionUpdateBody = v.object({ customerSession: CustomerSessionBody, responseContent: ResponseContent })
export type SessionUpdateBody = v.InferOutput<typeof SessionUpdateBody>

export const ProfileUpdateBody = v.object({
  attributes: v.nullish(Attributes),
  evaluableCampaignIds: v.nullish(v.array(v.pipe(v.number(), v.integer()))),
  audiencesChanges: v.nullish(
    v.object({ adds: v.nullish(v.array(v.number())), deletes: v.nullish(v.array(v.number())) }),
  ),
  responseContent: ResponseContent,
})

/** @throws Refusal 400 with a problem for each wrong field. */
export async function readBody<const Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, parseJson(await c.req.text()), { abortPipeEarly: true })
  if (result.success) return result.output
  throw invalid(result.issues.map(toProblem))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidBody('Invalid JSON', '', 'The request body is not valid JSON')
  }
}

function toProblem(issue: v.BaseIssue<unknown>): Problem {
  const pointer = (issue.path ?? [])
    .map(({ key }) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('')
  return { title: titleOf(issue), details: issue.message, source: { pointer } }
}

function titleOf({ kind, type, input }: v.BaseIssue<unknown>) {
  if (type === 'picklist') return 'enum'
  if (kind === 'validation') return 'Invalid value'
  return input === undefined ? 'Required' : 'Invalid type'
}
