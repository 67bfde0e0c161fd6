import * as v from 'valibot'
import type { Visit } from '../context/visit.ts'
import { problemResponse } from '../http/problem.ts'
import { account } from '#shared/messages/shop.ts'

/** A named operation of `POST /api/{platform}/{name}`. It parses its input and declares whose data it uses. */
export type Operation = {
  /**
   * `public`: the public catalogue. `cart`: the visitor's own cart, by its cookie. `session`: operations on the
   * visitor's own session, signed in or not. `customer`: data of the session's customer; a guest is refused before the
   * operation runs.
   */
  owner: 'public' | 'cart' | 'session' | 'customer'
  /** The argument list that `run` accepts. */
  schema: v.GenericSchema
  /** Takes the argument list of the request's body. Resolves with a JSON value or a whole response. @throws ValiError */
  run(visit: Visit, args: unknown): Promise<unknown>
}

/** An operation whose argument list is one object. */
export function defineOperation<Schema extends v.GenericSchema>(
  owner: Operation['owner'],
  ArgumentSchema: Schema,
  run: (visit: Visit, argument: v.InferOutput<Schema>) => Promise<unknown>,
): Operation {
  const ListSchema = v.tuple([ArgumentSchema])
  return {
    owner,
    schema: ListSchema,
    run: async (visit, args) => run(visit, v.parse(ListSchema, args)[0]),
  }
}

/** The response to a guest who calls an operation for customers. */
export function notSignedIn(): Response {
  return problemResponse({ status: 401, slug: 'not-signed-in', title: account.pleaseLogIn })
}
