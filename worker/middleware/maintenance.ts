import { includesLocale } from '../configuration/includes-locale.ts'
import type { Step } from './in-steps.ts'
import type { WalletOperation } from '#shared/domain/wallet.ts'
import { operationPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { isWithin, literalStart } from '#shared/paths.ts'
import { actions, endpoints, routes } from '#shared/routes.ts'

const retryAfterSeconds = 600

/** The market is closed for maintenance. The response is 503. */
export class MaintenanceError extends Error {
  override readonly name = 'MaintenanceError'
  readonly retryAfterSeconds = retryAfterSeconds
}

// An order that was begun before needs these: the return from the hosted checkout or from a bank, and the confirmation.
// A wallet that is open can finish its payment, and no other one opens.
const open = [
  literalStart(routes.orderConfirmation.pattern),
  ...routes.orderConfirmation.aliases,
  actions.openOrderAccount,
  endpoints.walletReturn.path,
]
const wallet = operationPath('payments', '')
const openingMethods: readonly WalletOperation[] = ['paymentMethods', 'walletPrepare', 'walletOpen']
const openings = openingMethods.map((method) => operationPath('payments', method))

/**
 * Responds with the maintenance page while `MAINTENANCE_LOCALES` lists the market. Orders in flight can finish. The
 * webhooks belong to no market, so they stay open too.
 */
export function refuseInMaintenance({ code }: Market): Step {
  return function refuse(c) {
    if (!includesLocale(c.get('configuration').maintenanceLocales, code) || isOpen(c.get('path'))) return
    throw new MaintenanceError(`The market ${code} is closed for maintenance.`)
  }
}

function isOpen(path: string): boolean {
  if (path.startsWith(wallet)) return !openings.includes(path)
  return open.some((base) => isWithin(path, base))
}
