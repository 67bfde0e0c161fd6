import { readConsent, scriptAddress, whenChoicesSent } from '../consent.ts'
import { isLoaded } from '../load-script.ts'
import { outboxMemoryKey, waitingStorageKey } from '../stored-events.ts'
import { eventServices } from '#shared/analytics/settings.ts'
import { consentGroups, type ConsentGroup } from '#shared/consent.ts'
import { thirdParties, thirdPartyNames } from '#shared/third-parties.ts'

/** Cookies of third parties that a script of this page can delete, by the group that they need. */
const cookiesOfGroups: Partial<Record<ConsentGroup, RegExp>> = {
  [consentGroups.performance]: /^_(?:ga$|ga_|gid$)/,
  [consentGroups.targeting]: /^_(?:gcl_|fbp$)/,
}

/** Deletes the cookies of the groups that are not granted, on this host and on the domains above it. */
export function forgetCookies(granted: readonly ConsentGroup[]): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '')
  for (const [group, pattern] of Object.entries(cookiesOfGroups) as [ConsentGroup, RegExp][])
    if (!granted.includes(group))
      for (const name of names.filter((known) => pattern.test(known)))
        for (const domain of domainsOf(location.hostname))
          document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`
}

/** `''` for a cookie of the host alone, then the host and the domains above it. */
export function domainsOf(host: string): string[] {
  const labels = host.split('.')
  return ['', ...labels.slice(0, -1).map((_label, start) => labels.slice(start).join('.'))]
}

/** After a withdrawal deletes cookies and undelivered events, and reloads the page if it has loaded one of the scripts. */
export function leaveWithdrawnScripts(): void {
  document.addEventListener('sv:consent', ({ detail: { groups } }) => {
    forgetCookies(groups)
    forgetWaitingEvents(groups)
    const isWithdrawn = thirdPartyNames.some(
      (name) => isLoaded(scriptAddress(name)) && !groups.includes(consentGroups[thirdParties[name].consent]),
    )
    if (isWithdrawn) void whenChoicesSent().then(reloadUntyped)
  })
}

/** Reloads at once, or when the visitor leaves the text field that they are typing in. */
function reloadUntyped(): void {
  const reload = () => {
    // A script that runs may have written its cookies again.
    forgetCookies(readConsent().groups)
    location.reload()
  }
  const field = document.activeElement
  if (!document.hidden && field?.matches('input:not([type=checkbox], [type=radio]), textarea'))
    field.addEventListener('blur', reload, { once: true })
  else reload()
}

/** Deletes after a change of consent what may not be sent any more (D-19). Waiting facts do not say who may have them. */
function forgetWaitingEvents(granted: readonly ConsentGroup[]): void {
  try {
    localStorage.removeItem(waitingStorageKey)
    for (const name of eventServices)
      if (!granted.includes(consentGroups[thirdParties[name].consent])) localStorage.removeItem(outboxMemoryKey(name))
  } catch (error) {
    console.warn('analytics: stored events are not deleted', error)
  }
}
