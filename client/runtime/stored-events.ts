/** Facts of a page that was left before analytics had loaded. */
export const waitingStorageKey = 'sv-events-waiting'

/** Followed by the service's name: events that wait for a page that may run the service's script. */
export const outboxStorageKey = 'sv-events'
