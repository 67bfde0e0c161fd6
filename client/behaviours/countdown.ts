import { serverClock } from '../runtime/server-clock.ts'
import { timeLeft, untilNextChange } from '#shared/domain/countdown.ts'

/**
 * Runs a countdown by the server's clock. Its bar is visible only during its period. While it is paused, and for
 * visitors who want less motion, the digits stay as they were when the page opened.
 */
export function connect(countdown: HTMLElement, signal: AbortSignal): void {
  const bar = countdown.parentElement
  if (!bar) return
  const now = serverClock(performance)
  const pause = bar.querySelector<HTMLInputElement>('input')
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const tick = () => {
    if (signal.aborted) return
    const period = { start: Number(countdown.dataset['start']), end: Number(countdown.dataset['end']) }
    const at = now()
    if (at >= period.end) return bar.remove()
    const left = timeLeft(period, at)
    bar.hidden = left === null
    const isPaused = 'ticking' in countdown.dataset && (pause?.checked || reducedMotion.matches)
    if (left && !isPaused) {
      for (const [unit, value] of Object.entries(left)) {
        const digits = countdown.querySelector(`[data-unit="${unit}"]`)
        if (digits) digits.textContent = String(value).padStart(2, '0')
      }
      countdown.dataset['ticking'] = ''
    }
    setTimeout(tick, untilNextChange(period, at))
  }
  tick()
}
