import { resetAdyenStatements } from '../adyen/reset.ts'
import { resetSignInLimits } from '../bigcommerce/customers/login/sign-in.ts'
import { resetCustomers } from '../bigcommerce/customers/samples/seed.ts'
import { resetRateWindows } from '../bigcommerce/rest.ts'
import { setDeliveryMode } from '../bigcommerce/webhooks/delivery-mode.ts'
import { resetCatalogueStatements } from '../catalogue/changes.ts'
import type { SandboxEnv } from '../env.ts'
import { forgetCalls } from '../faults/call-log.ts'
import { liftFaults } from '../faults/rules.ts'
import { resetMarketingStatements } from '../marketing/reset.ts'
import { resetScriptStatements } from '../scripts/calls.ts'
import { resetTalononeStatements } from '../talonone/reset.ts'

// Stock goes back to the shelves first: deleting a movement returns it.
const emptied = [
  'webhook_deliveries',
  'stock_movements',
  'outbox',
  'orders',
  'checkout_sessions',
  'checkout_tokens',
  'redirect_tokens',
  'carts',
] as const

/**
 * Brings back the seeded state: no cart, mail, payment, session or fault; stock and prices of the catalogue, in which
 * nothing else changes; the sample accounts with their orders; the content as it was written. Webhooks stay
 * registered.
 */
export async function resetSandbox(env: SandboxEnv): Promise<void> {
  const db = env.DB
  liftFaults()
  forgetCalls()
  resetRateWindows()
  resetSignInLimits()
  setDeliveryMode('normal')
  await db.batch([
    ...resetTradeStatements(db),
    ...resetAdyenStatements(db),
    ...resetMarketingStatements(db),
    ...resetScriptStatements(db),
    // Written anew when it is next asked for.
    db.prepare('DELETE FROM content_items'),
    db.prepare("DELETE FROM seed WHERE key = 'content'"),
  ])
  await resetCustomers(db, env)
}

/**
 * Forgets carts, orders, checkouts and engine sessions, and puts the stock back. Accounts and content stay: a test that
 * needs a fresh shop many times a minute has one.
 */
export async function resetTrade({ DB }: SandboxEnv): Promise<void> {
  liftFaults()
  forgetCalls()
  await DB.batch(resetTradeStatements(DB))
}

function resetTradeStatements(db: D1Database): D1PreparedStatement[] {
  return [
    ...emptied.map((table) => db.prepare(`DELETE FROM ${table}`)),
    ...resetCatalogueStatements(db),
    ...resetTalononeStatements(db),
  ]
}
