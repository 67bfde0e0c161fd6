import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { contextOf, type PartContext } from '../context/part-context.ts'
import { redactPersonal } from '../lib/log.ts'

export type ResponseParts = {
  context: PartContext
  /** Logs that a part cannot be rendered. */
  onPartFailed(cause: unknown): void
  /** False if a part has failed so far. A response that lacks a part is not cached. */
  isWhole(): boolean
}

/** The context of a public response that is not a page. As in a page, a part may fail without failing the response. */
export function responseParts(c: Context<AppEnv>): ResponseParts {
  let isWhole = true
  const onPartFailed = (cause: unknown) => {
    isWhole = false
    c.get('log').error('render', cause, { path: redactPersonal(c.req.path) })
  }
  return {
    context: contextOf(c.get('visit'), { onFailure: () => (isWhole = false) }),
    onPartFailed,
    isWhole: () => isWhole,
  }
}
