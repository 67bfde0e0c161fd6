import { resetAdyenStatements } from '../adyen/reset.ts'
import { resetProviderSettings } from '../adyen/settings.ts'
import { resetCertificatesStatement } from '../bigcommerce/commerce/gift-certificates.ts'
import { keepLastOrderNumber } from '../bigcommerce/commerce/orders/order-store.ts'
import { resetSignInLimits } from '../bigcommerce/customers/login/sign-in.ts'
import { resetCustomers } from '../bigcommerce/customers/samples/seed.ts'
import { resetRateWindows } from '../bigcommerce/rest.ts'
import { setDeliveryMode } from '../bigcommerce/webhooks/delivery-mode.ts'
import { resetCatalogueStatements } from '../catalogue/changes.ts'
import type { SandboxEnv } from '../env.ts'
import { forgetCalls } from '../faults/call-log.ts'
import { liftFaults } from '../faults/rules.ts'
import { resetMarketingStatements } from '../marketing/reset.ts'
import { forgetRecords } from '../operations/records.ts'
import { deleteCallsStatements } from '../scripts/calls.ts'
import { resetShopsStatements } from '../shops/reservations.ts'
import { resetTalononeStatements } from '../talonone/reset.ts'

// Stock movements first, because deleting one returns its stock.
const emptied = [
  'webhook_deliveries',
  'stock_movements',
  'outbox',
  'order_metafields',
  'orders',
  'checkout_sessions',
  'redirect_tokens',
  'carts',
] as const

/**
 * Restores the seeded state: deletes carts, mail, payments, sessions and faults, and restores the catalogue's stock and
 * prices, the sample accounts with their orders, and the content. Webhooks stay registered.
 */
export async function resetSandbox(env: SandboxEnv): Promise<void> {
  const db = env.DB
  liftFaults()
  forgetCalls()
  forgetRecords()
  resetRateWindows()
  resetSignInLimits()
  setDeliveryMode('normal')
  resetProviderSettings()
  await db.batch([
    ...resetTradeStatements(db),
    ...resetMarketingStatements(db),
    ...deleteCallsStatements(db),
    // Seeded again on the next request.
    db.prepare('DELETE FROM content_items'),
    db.prepare('DELETE FROM content_versions'),
    db.prepare('DELETE FROM manual_redirects'),
    db.prepare('DELETE FROM product_reviews'),
    db.prepare("DELETE FROM seed WHERE key IN ('content', 'last-order')"),
  ])
  await resetCustomers(db, env)
}

/**
 * Deletes carts, orders, checkouts, payments and promotion sessions, and restores the stock. Keeps accounts and
 * content, so that tests can reset the shop many times a minute.
 */
export async function resetTrade({ DB }: SandboxEnv): Promise<void> {
  liftFaults()
  forgetCalls()
  await DB.batch([keepLastOrderNumber(DB), ...resetTradeStatements(DB)])
}

/** Restores the catalogue's stock and prices only, as a test file expects them that runs after others. */
export async function resetStock({ DB }: SandboxEnv): Promise<void> {
  await DB.batch([DB.prepare('DELETE FROM stock_movements'), ...resetCatalogueStatements(DB)])
}

function resetTradeStatements(db: D1Database): D1PreparedStatement[] {
  return [
    ...emptied.map((table) => db.prepare(`DELETE FROM ${table}`)),
    ...resetCatalogueStatements(db),
    ...resetAdyenStatements(db),
    ...resetTalononeStatements(db),
    resetCertificatesStatement(db),
    ...resetShopsStatements(db),
  ]
}
