import * as v from 'valibot'
import type { CreateServices } from '../adapters/services.ts'
import type { Configuration } from '../configuration/configuration.ts'
import type { Env } from '../configuration/env.ts'
import { servicesUntil } from '../context/bind-services.ts'
import type { Visit } from '../context/visit.ts'
import { createTiming } from '../http/timing.ts'
import type { Log } from '../lib/log.ts'
import { createSealer } from '../lib/sealed-value.ts'
import { createSigner } from '../lib/signed-value.ts'
import type { Caller } from '../objects/caller.ts'
import { ownerOf } from '../objects/owned-cart.ts'
import type { CartCommand, CommandResponse, RecordedCall, WrittenCookie } from '../ports/cart-command.ts'
import type { OwnedCart } from '../ports/cart-owner-port.ts'
import { chargingPaths, isAssistantRoute, reserveOf } from '../ports/reserve.ts'
import { createTelemetry } from '../telemetry/telemetry.ts'
import { rememberingStock } from '../upstream/stock-of-request.ts'
import { commands } from './commands.ts'
import { confirmingLostWrites } from './confirm-lost-writes.ts'
import { toError, toFailure } from './failure.ts'
import { routeWrites } from './route-writes.ts'
import { siteIn } from '#shared/sites.ts'

type Options = {
  env: Env
  configuration: Configuration
  log: Log
  createServices: CreateServices
  waitUntil(work: Promise<unknown>): void
  caller: Caller
  owned: OwnedCart
  /** True if a checkout or a sheet of the cart was opened lately. */
  isPaying: boolean
}

/**
 * Carries out a shopper's command in the object of the cart, as if the visit had come here. A command or an input that
 * this version does not know was sent by another one.
 */
export async function runCommand(command: CartCommand, options: Options): Promise<CommandResponse> {
  const { name, input } = command
  if (!Object.hasOwn(commands, name)) return { status: 'unknown' }
  const { schema, run } = commands[name as keyof typeof commands]
  const parsed = v.safeParse(schema, input)
  if (!parsed.success) {
    options.log.warn('command-input-unknown', { command: name, field: v.getDotPath(parsed.issues[0]) })
    return { status: 'unknown' }
  }
  const cookies: WrittenCookie[] = []
  const calls: RecordedCall[] = []
  const { visit, end } = visitOf(command, options, { cookies, calls })
  try {
    const value = await (run as (visit: Visit, input: unknown) => Promise<unknown>)(visit, parsed.output)
    return { status: 'done', value, cookies, calls }
  } catch (cause) {
    const failure = toFailure(cause)
    if (failure === null) throw cause
    return { status: 'failed', failure, cookies, calls }
  } finally {
    end()
  }
}

type Written = { cookies: WrittenCookie[]; calls: RecordedCall[] }

function visitOf({ visit: facts }: CartCommand, options: Options, { cookies, calls }: Written) {
  const { env, configuration, log, createServices, caller, owned, isPaying, waitUntil } = options
  const { requestId, route, usedCalls } = caller
  const { customer, sessionFailure, cookies: sent, headers, host, country, requestFacts } = facts
  const { market } = siteIn(configuration.sites, { code: facts.marketCode, language: facts.language })
  const timing = createTiming()
  const telemetry = createTelemetry({ method: 'POST', facts: requestFacts, route, env, configuration, requestId, log })
  const { tracing } = telemetry
  const own = createServices({
    configuration,
    env,
    log,
    waitUntil,
    tracing,
    requestId,
    timing: {
      ...timing,
      call: (service, milliseconds, hasResponded) => void calls.push({ service, milliseconds, hasResponded }),
    },
    reserve: () => reserveOf(purposeOf(route, isPaying), usedCalls),
  })
  const visit: Visit = {
    market,
    configuration,
    log,
    get ports() {
      return ports
    },
    get services() {
      return services
    },
    customer,
    sessionFailure: sessionFailure && toError(sessionFailure),
    cookies: {
      get: (name) => sent[name],
      sent: () => sent,
      set: (name, value, attributes) => void cookies.push({ name, value, attributes }),
      delete: (name, attributes) => void cookies.push({ name, value: null, attributes }),
    },
    headers: new Headers(headers),
    host,
    country,
    // What the shopper has asked for is completed when they have left, too.
    signal: new AbortController().signal,
    later: waitUntil,
    signer: createSigner(configuration.sessionKeys),
    sealer: createSealer(configuration.sessionKeys),
    env,
    tracing,
    timing,
    requestId,
    route,
    requestFacts,
    usedCalls,
    owned,
  }
  const ports = routeWrites(rememberingStock(own), owned.cartId, (cartId) => ownerOf(visit, cartId))
  const services = confirmingLostWrites(servicesUntil({ ports, market }, visit.signal), owned.presses)
  return { visit, end: () => waitUntil(telemetry.send()) }
}

function purposeOf(route: string, isPaying: boolean) {
  if (chargingPaths.has(route)) return 'charging'
  if (isAssistantRoute(route)) return 'browsing'
  return isPaying ? 'paying' : 'selling'
}
