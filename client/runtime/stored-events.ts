/** Facts of a page that was left before analytics had loaded. */
export const waitingStorageKey = 'sv-events-waiting'

/** Events that wait for a page that may run the service's script. */
export function outboxMemoryKey(service: string): string {
  return `sv-events-${service}`
}
