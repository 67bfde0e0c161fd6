import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { contextOf, type PartContext } from './part-context.ts'

export type ResponseParts = {
  context: PartContext
  /** False if a part has failed so far. A response that lacks a part is not cached. */
  isWhole(): boolean
}

/** The context of a public response that is not a page. As in a page, a part may fail without failing the response. */
export function responseParts(c: Context<AppEnv>): ResponseParts {
  let isWhole = true
  return { context: contextOf(c, { onFailure: () => (isWhole = false) }), isWhole: () => isWhole }
}
