import type { LastQuote, SessionState } from './payment-session-state.ts'
import { type Quoting, readDiscounted } from './quote.ts'
import { linesOf, type Quoted } from './to-quote.ts'

/** For how long a repeated step gets the same quote, as a checkout that is opened again does. */
export const repeatedMs = 60_000

export function rememberQuote(asked: string | null, { quote, ...seen }: Quoted): LastQuote {
  return { asked, at: Date.now(), quotedFor: describe(seen), quote }
}

/**
 * The quote of the last step, if the same was asked then, a moment ago, and the cart and its checkout have not changed
 * since: two calls, because anybody can repeat a step. Otherwise `null`.
 *
 * @throws as `readDiscounted`
 */
export async function repeatQuote(
  quoting: Quoting,
  { state, asked }: { state: SessionState; asked: string },
): Promise<Quoted | null> {
  const last = state.at === 'quoted' ? state.last : null
  if (!last || last.asked !== asked || Date.now() - last.at > repeatedMs) return null
  const now = await readDiscounted(quoting)
  return describe(now) === last.quotedFor ? { ...now, quote: last.quote } : null
}

function describe({ cart, checkout }: Pick<Quoted, 'cart' | 'checkout'>): string {
  const consignments = checkout.consignments.map(({ id, selectedOptionId }) => [id, selectedOptionId])
  return JSON.stringify([linesOf(cart), cart.customerId, checkout.total, consignments])
}
