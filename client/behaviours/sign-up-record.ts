import { recordEvent } from '../api/record-event.ts'

/** Records the event for which the Worker rendered this page: a registration. */
export function connect(): void {
  recordEvent({ event: 'sign_up', method: 'password' })
}
