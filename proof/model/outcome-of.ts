import type { HttpResponse } from './http.ts'
import type { ActionOutcome } from './ledger.ts'

export type OutcomeOf = (response: HttpResponse) => ActionOutcome

/** What a response says about its request. Only the outage of a service (503) excuses a failure. */
export function createOutcomeOf(reportUnexpected: (what: string) => void): OutcomeOf {
  return function outcomeOf(response: HttpResponse): ActionOutcome {
    if (response.status >= 500) {
      if (response.status !== 503) reportUnexpected(`The shop responded with ${response.status} to ${response.path}.`)
      return 'unknown'
    }
    return response.status >= 400 || /[?&]error=/.test(response.location) ? 'refused' : 'done'
  }
}
