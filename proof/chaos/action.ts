import type { HttpResponse } from '../model/http.ts'
import type { Stage } from './stage.ts'
import type { Service } from './targets.ts'
import type { Visitor } from './visitors.ts'

/** One press of a button, which can be repeated. */
export type Trial = {
  visitor: Visitor
  press: () => Promise<HttpResponse>
  /** True if the response reports success, by default if it redirects without an error. */
  isDone?: (response: HttpResponse) => boolean
  /** What is wrong after the shop has reported success; `null` if all is right. */
  check: () => Promise<string | null>
}

export type ChaosAction = {
  /** Services without which the shop may refuse, as docs/fallbacks.md decides. */
  needs: readonly Service[]
  /** Services whose failure brings the shopper back with a message, but never to an error page. */
  asksAgain?: readonly Service[]
  /** The status of a failure, if it is not the one of the kind of fault. */
  failure?: number
  /** Makes a visitor in the state that the action needs. */
  prepare: (stage: Stage) => Promise<Trial>
}

export function isRedirect({ status, location }: HttpResponse): boolean {
  return (status === 303 || status === 302) && !/[?&](error|notify|outcome)=/.test(location)
}

/** What is wrong if two values differ. */
export function differs(what: string, found: unknown, expected: unknown): string | null {
  return found === expected ? null : `${what}: ${String(found)} instead of ${String(expected)}`
}
