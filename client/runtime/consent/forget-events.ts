import { outboxStorageKey, waitingStorageKey } from '../stored-events.ts'
import { eventServices } from '#shared/analytics/settings.ts'
import { type ConsentGroup, consentGroups } from '#shared/consent.ts'
import { thirdParties } from '#shared/third-parties.ts'

/** Deletes after a change of consent what may not be sent any more (D-19). Waiting facts do not say who may have them. */
export function forgetWaitingEvents(granted: readonly ConsentGroup[]): void {
  try {
    localStorage.removeItem(waitingStorageKey)
    for (const name of eventServices)
      if (!granted.includes(consentGroups[thirdParties[name].consent]))
        localStorage.removeItem(`${outboxStorageKey}-${name}`)
  } catch (error) {
    console.warn('analytics: stored events are not deleted', error)
  }
}
