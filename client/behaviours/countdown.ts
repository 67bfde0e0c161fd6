import { timeLeft, untilNextChange } from '../../shared/domain/countdown.ts'
import { serverClock } from '../runtime/server-clock.ts'

/** Runs the page's countdowns by the server's clock. Each is visible only during its period. */
export function run(): void {
  const now = serverClock(performance)
  const seen = new WeakSet<HTMLElement>()
  const runAll = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour="countdown"]')) {
      if (!seen.has(element)) runCountdown(element, now)
      seen.add(element)
    }
  }
  runAll()
  for (const name of ['sv:navigate-end', 'sv:picture']) document.addEventListener(name, runAll)
}

function runCountdown(element: HTMLElement, now: () => number): void {
  const tick = () => {
    const period = { start: Number(element.dataset['start']), end: Number(element.dataset['end']) }
    const at = now()
    if (!element.isConnected || at >= period.end) return element.remove()
    const left = timeLeft(period, at)
    element.hidden = left === null
    if (left) {
      for (const [unit, value] of Object.entries(left)) {
        const digits = element.querySelector(`[data-unit="${unit}"]`)
        if (digits) digits.textContent = String(value).padStart(2, '0')
      }
      element.dataset['ticking'] = ''
    }
    setTimeout(tick, untilNextChange(period, at))
  }
  tick()
}
