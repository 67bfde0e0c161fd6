import { pounds, totalDiscountOf, type PaidOrder } from './paid-order.ts'
import { ruledCodes, type Code } from './rules.ts'
import type { Shopper } from './shopper.ts'
import type { EngineSession, Vendors } from './vendors.ts'
import type { Violation } from './violation.ts'

// The platform repeats the report of an order for 34 s, and a busy computer answers late.
const maxWaitMs = 45_000
const pollMs = 50

/**
 * Checks that the engine closes the session of each paid order, and that it has redeemed exactly the codes of the
 * discounts that were paid. A checkout or a sheet that is still open may hold a code.
 */
export async function judgeRedemptions(
  vendors: Vendors,
  shoppers: readonly Pick<Shopper, 'codes' | 'hasOpenedPayment'>[],
  orders: readonly PaidOrder[],
): Promise<Violation[]> {
  const sessions = await closedSessions(
    vendors,
    orders.map(({ order }) => order.cart_id),
  )
  const redeemed = await vendors.redemptions(ruledCodes)
  const violations = orders.flatMap((paid, index) => judgeSession(paid, sessions[index] ?? null))
  for (const code of ruledCodes) {
    const count = sessions.filter((session) => session && acceptedCodes(session).includes(code)).length
    const reserving = shoppers.filter(({ codes, hasOpenedPayment }) => codes.has(code) && hasOpenedPayment()).length
    const counted = redeemed.get(code) ?? 0
    if (counted < count || counted > count + reserving)
      violations.push({
        kind: 'redemption',
        text: `The engine counts ${counted} redemptions of ${code}, and ${count} paid orders have it.`,
      })
  }
  return violations
}

function judgeSession({ order, lines, discount, isFullPrice }: PaidOrder, session: EngineSession | null): Violation[] {
  if (!session) return [{ kind: 'redemption', text: `The engine's session of order ${order.id} is not closed.` }]
  const codes = acceptedCodes(session)
  if (isFullPrice || totalDiscountOf(lines, codes) === discount) return []
  return [
    {
      kind: 'redemption',
      text: `Order ${order.id} has ${pounds(discount)} off, which its rules and the codes that the engine redeemed for it (${codes.join(', ') || 'none'}) do not make.`,
    },
  ]
}

function acceptedCodes({ effects }: EngineSession): Code[] {
  return ruledCodes.filter((code) =>
    effects.some(({ effectType, props }) => effectType === 'acceptCoupon' && props.value === code),
  )
}

/** The sessions of these carts; `null` for a session that was not closed in time. */
async function closedSessions(vendors: Vendors, cartIds: readonly string[]): Promise<(EngineSession | null)[]> {
  const endsAt = performance.now() + maxWaitMs
  for (;;) {
    const sessions = await Promise.all(cartIds.map((cartId) => vendors.session(cartId)))
    const closed = sessions.map((session) => (session?.customerSession.state === 'closed' ? session : null))
    if (performance.now() > endsAt || closed.every((session) => session !== null)) return closed
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}
