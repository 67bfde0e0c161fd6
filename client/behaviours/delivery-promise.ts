import { serverClock } from '../runtime/server-clock.ts'
import { deliveryPromise } from '#shared/domain/delivery-promise.ts'
import { deliveryPromiseText } from '#shared/messages/delivery-promise.ts'

/** Replaces the number of working days with the days of an order that is placed now, and keeps them current. */
export function connect(element: HTMLElement, signal: AbortSignal): void {
  const { cutOff, zone = 'UTC', holidays = '', first, last } = element.dataset
  const schedule = { cutOff: Number(cutOff), timeZone: zone, holidays: holidays.split(' ') }
  const days = { first: Number(first), last: Number(last) }
  const now = serverClock(performance)
  const show = () => {
    if (signal.aborted) return
    element.textContent = deliveryPromiseText(deliveryPromise(schedule, days, now()), document.documentElement.lang)
    setTimeout(show, 60_000 - (now() % 60_000))
  }
  show()
}
