import type { Context } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '../context/app-env.ts'
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
  /** The cart that the operation changes: the bag, or the cart of a wallet's sheet. Its object runs the operation. */
  changes?: 'bag' | 'sheet'
  /** The argument list that `run` accepts. */
  schema: v.GenericSchema
  /** Takes the argument list of the request's body. Resolves with a JSON value or a whole response. @throws ValiError */
  run(c: Context<AppEnv>, args: unknown): Promise<unknown>
}

type Kind = Operation['owner'] | Pick<Operation, 'owner' | 'changes'>

/** An operation on the visitor's cart that changes it. */
export const changesBag = { owner: 'cart', changes: 'bag' } as const satisfies Kind
export const changesSheet = { owner: 'cart', changes: 'sheet' } as const satisfies Kind

/** An operation whose argument list is one object. */
export function defineOperation<Schema extends v.GenericSchema>(
  kind: Kind,
  ArgumentSchema: Schema,
  run: (c: Context<AppEnv>, argument: v.InferOutput<Schema>) => Promise<unknown>,
): Operation {
  const ListSchema = v.tuple([ArgumentSchema])
  return {
    ...(typeof kind === 'string' ? { owner: kind } : kind),
    schema: ListSchema,
    run: async (c, args) => run(c, v.parse(ListSchema, args)[0]),
  }
}

/** The response to a guest who calls an operation for customers. */
export function notSignedIn(): Response {
  return problemResponse({ status: 401, slug: 'not-signed-in', title: account.pleaseLogIn })
}
