import type { Visit } from '../context/visit.ts'
import { ownerOf, throwObjectFailure } from '../objects/owned-cart.ts'
import { sheetCartId } from '../objects/wallet-of.ts'
import type { CommandResponse, VisitFacts } from '../ports/cart-command.ts'
import { readCartId } from '../session/cart-cookie.ts'
import { type CommandName, commands, type InputOf, type ValueOf } from './commands.ts'
import { toError, toFailure } from './failure.ts'
import { ServiceError } from '#shared/errors.ts'

/** Carries out a command on the shopper's bag. @throws what the rule throws */
export async function askBag<Name extends CommandName>(
  visit: Visit,
  name: Name,
  input: InputOf<Name>,
): Promise<ValueOf<Name>> {
  return ask(visit, await readCartId(visit), { name, input })
}

/** Carries out a command on the cart of the wallet's open sheet. @throws what the rule throws */
export async function askSheet<Name extends CommandName>(
  visit: Visit,
  name: Name,
  input: InputOf<Name>,
): Promise<ValueOf<Name>> {
  return ask(visit, await sheetCartId(visit), { name, input })
}

/**
 * The cart's object reads, decides and writes in one turn. Without a cart there is nothing to take turns for, so the
 * rule runs here.
 */
async function ask<Name extends CommandName>(
  visit: Visit,
  cartId: string | null,
  { name, input }: { name: Name; input: InputOf<Name> },
): Promise<ValueOf<Name>> {
  if (cartId === null) return commands[name].run(visit, input as never) as Promise<ValueOf<Name>>
  const response: CommandResponse = await ownerOf(visit, cartId)
    .run({ name, input, cartId, visit: visitFacts(visit) })
    .catch(throwObjectFailure)
  if (response.status === 'unknown')
    throw new ServiceError('commerce', 'unavailable', { message: 'commerce: the object runs another version' })
  for (const { service, milliseconds, hasResponded } of response.calls)
    visit.timing.call(service, milliseconds, hasResponded)
  for (const { name: cookie, value, attributes } of response.cookies)
    if (value === null) visit.cookies.delete(cookie, attributes)
    else visit.cookies.set(cookie, value, attributes)
  if (response.status === 'failed') throw toError(response.failure)
  return response.value as ValueOf<Name>
}

/** The visit as a message to an object. */
export function visitFacts(visit: Visit): VisitFacts {
  const { market, customer, sessionFailure, cookies, headers, host, country, requestFacts } = visit
  return {
    marketCode: market.code,
    language: market.language,
    customer,
    sessionFailure: sessionFailure === null ? null : (toFailure(sessionFailure) ?? failedSession),
    cookies: cookies.sent(),
    headers: [...headers],
    host,
    country,
    requestFacts,
  }
}

const failedSession = {
  of: 'service',
  service: 'sessions',
  kind: 'unavailable',
  options: { message: 'sessions: the session could not be checked' },
} as const
