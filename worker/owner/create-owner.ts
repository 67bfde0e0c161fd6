import type { CreateServices } from '../adapters/services.ts'
import { addLines } from '../cart/add-lines.ts'
import { moveLines } from '../cart/move-lines.ts'
import type { Env } from '../configuration/env.ts'
import { servicesUntil } from '../context/bind-services.ts'
import type { MarketVisit } from '../context/visit.ts'
import { marketInLanguage } from '../language/language.ts'
import { awaitAtMost } from '../lib/await-at-most.ts'
import {
  type Caller,
  callFields,
  currentCaller,
  describeCall,
  forCallers,
  runCall,
  withCaller,
} from '../objects/caller.ts'
import { type CartStorage, createAlarms } from '../objects/cart-storage.ts'
import { createObjectScope } from '../objects/object-scope.ts'
import type { CartMergePort, CartOwnerPort, OwnedCart } from '../ports/cart-owner-port.ts'
import type { OwnCart } from '../ports/code-reservation-port.ts'
import { alignSession } from '../promotions/align-session.ts'
import { createCodeReservation } from '../promotions/code-reservation.ts'
import { promotionsOf } from '../promotions/enabled.ts'
import { stripDiscounts } from '../promotions/strip-discounts.ts'
import { untilNoConflict } from '../upstream/conflict.ts'
import { createWalletPayments } from '../wallet/wallet-payments.ts'
import { confirmingLostWrites } from './confirm-lost-writes.ts'
import { createOpenedCheckouts } from './opened-checkouts.ts'
import { createPresses } from './presses.ts'
import { makeWrite } from './route-writes.ts'
import { runCommand } from './run-command.ts'
import { createTaskQueue } from '#shared/task-queue.ts'

/** Only a payment takes longer. While it goes on, versions protect the cart. */
const maxTurnMs = 6000
const timeoutMs = 8000
/** In storage: the order whose purchase was reported. */
const reportedKey = 'reported'

type Options = {
  storage: CartStorage
  env: Env
  createServices: CreateServices
  waitUntil: (work: Promise<unknown>) => void
  requestId: string
  inTurn?: ReturnType<typeof createTurns>
}

/**
 * The turns of a cart's object: tasks run one after the other. The next task starts when a turn is over at the latest,
 * even if the one before is still running.
 */
export function createTurns(maxMs = maxTurnMs) {
  const inTurn = createTaskQueue()
  return function take<Value>(task: () => Promise<Value>): Promise<Value> {
    const { promise, resolve, reject } = Promise.withResolvers<Value>()
    void inTurn(() => awaitAtMost(task().then(resolve, reject), maxMs, undefined))
    return promise
  }
}

/** What a cart's object does, on any storage. */
export function createOwner({ storage, env, createServices, waitUntil, requestId, inTurn = createTurns() }: Options) {
  // For a call of a version that names no caller.
  const own: Caller = { requestId, market: '', route: 'object', usedCalls: 0 }
  const alarms = createAlarms(storage)
  const scope = createObjectScope({ env, createServices, waitUntil, requestId })
  const { alarm: endCodes, ...codes } = createCodeReservation({ storage, alarms, scope })
  const { alarm: endPayments, ...wallet } = createWalletPayments({ storage, alarms, scope, env, codes })
  const presses = createPresses(storage)
  const opened = createOpenedCheckouts(storage)

  function visitIn({ marketCode }: Pick<OwnCart, 'marketCode'>, signal = AbortSignal.timeout(timeoutMs)): MarketVisit {
    const { configuration, log, services: ports } = scope
    const market = marketInLanguage(marketCode)
    const services = confirmingLostWrites(servicesUntil({ ports, market }, signal), presses)
    return { market, ports, configuration, log, services }
  }

  const merge: CartMergePort = {
    async assign({ cartId, customerId, ...cart }) {
      const visit = visitIn(cart)
      const { cart: carts } = visit.services
      const assigned = await untilNoConflict(async () => {
        const now = await carts.cart({ cartId })
        // When a cart gets another owner, the platform drops some discounts and keeps others.
        const bare = now && (await stripDiscounts(visit, now))
        return { cart: bare && (await carts.assign({ cartId, version: bare.version, customerId })) }
      })
      return Boolean(assigned?.cart)
    },
    moveLines(request) {
      const profileCart: CartOwnerPort = env.CARTS.get(env.CARTS.idFromName(request.profileCartId))
      return moveLines(visitIn(request), request, withCaller(profileCart, { ...own, ...callFields() }))
    },
  }

  const owner: CartOwnerPort = {
    ...codes,
    ...wallet,
    run: (command) =>
      inTurn(async () => {
        const caller = currentCaller()
        const isPaying = (await opened.isOpen()) || (await wallet.standing()).isSheetOpen
        const owned: OwnedCart = { cartId: command.cartId, presses, opened, object: { ...wallet, ...codes, ...merge } }
        return runCommand(command, { ...scope, env, createServices, waitUntil, caller, owned, isPaying })
      }),
    write: (write) =>
      inTurn(async () => {
        const { market } = write.request
        const signal = AbortSignal.timeout(timeoutMs)
        const { services } = visitIn({ marketCode: market.code }, signal)
        return makeWrite(services.cart, write, signal)
      }),
    remember: ({ key }) => presses.done(key),
    assign: (request) => inTurn(() => merge.assign(request)),
    moveLines: (request) => inTurn(() => merge.moveLines(request)),
    addLines: (request) => inTurn(() => addLines(visitIn(request), request, presses)),
    drop: ({ cartId, ...cart }) =>
      inTurn(async () => {
        if (await wallet.dismiss()) await visitIn(cart).services.cart.deleteCart({ cartId, version: null })
      }),
    orderChanged: ({ orderId, ...cart }) =>
      inTurn(async () => {
        describeCall({ market: cart.marketCode, orderId })
        const visit = visitIn(cart)
        const { market, ports } = visit
        const signal = AbortSignal.timeout(timeoutMs)
        const promotions = promotionsOf(visit)
        const placement = promotions && (await ports.orders.placement({ orderId }, signal))
        return placement
          ? alignSession({ orders: ports.orders, cart: ports.cart, promotions, market, placement }, signal)
          : 'ignored'
      }),
    claimReport: ({ orderId }) =>
      inTurn(async () => {
        if ((await storage.get<number>(reportedKey)) === orderId) return false
        await storage.put(reportedKey, orderId)
        return true
      }),
  }

  async function workDue(now: number): Promise<void> {
    const due = await alarms.due(now)
    if (due.includes('wallet')) await endPayments()
    if (due.includes('codes')) await endCodes()
    // What was done and has nothing left to do.
    for (const name of await alarms.due(now)) await alarms.clear(name)
  }

  return {
    ...forCallers(owner, own),
    alarm: (now = Date.now()) => runCall({ ...own, route: 'alarm' }, () => workDue(now)),
  }
}
