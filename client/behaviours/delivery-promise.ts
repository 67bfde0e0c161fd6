import { serverClock } from '../runtime/server-clock.ts'
import { deliveryPromiseText } from '#shared/messages/delivery-promise.ts'

const minuteMs = 60_000

/**
 * Replaces the number of working days with the days of an order that is placed now, and keeps them current. A page that
 * is older than its dispatches has the working days again. The server wrote the dates: the first date that a browser
 * writes takes a slow phone 70 ms.
 */
export function connect(element: HTMLElement, signal: AbortSignal): void {
  const { cutOff, dispatches = '' } = element.dataset
  const workingDays = element.textContent
  const next = dispatches.split('|').map((dispatch) => {
    const [minute = '', ...period] = dispatch.split(' ')
    return { until: Number(minute) * minuteMs, period: period.join(' ') }
  })
  const now = serverClock(performance)
  const show = () => {
    if (signal.aborted) return
    const dispatch = next.find(({ until }) => until > now())
    const minutesLeft = dispatch ? Math.ceil((dispatch.until - now()) / minuteMs) : 0
    element.textContent = dispatch
      ? deliveryPromiseText(dispatch.period, minutesLeft <= Number(cutOff) ? minutesLeft : null)
      : workingDays
    setTimeout(show, minuteMs - (now() % minuteMs))
  }
  show()
}
