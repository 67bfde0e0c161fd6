export const tickMs = 3500
export const resetMs = 750

/**
 * Shows one of `count` items after another every 3.5 s. A copy of the first item follows the last, and 0.75 s later the
 * first item replaces it without animation. Pauses while anything holds it.
 */
export function createTicker(
  count: number,
  show: (index: number, isAnimated: boolean) => void,
): { hold: (reason: string, isPaused: boolean) => void } {
  const reasons = new Set<string>()
  let timer: ReturnType<typeof setInterval> | undefined
  let position = 0

  function tick(): void {
    position += 1
    show(position, true)
    if (position < count) return
    position = 0
    setTimeout(() => show(0, false), resetMs)
  }

  return {
    hold(reason, isPaused) {
      reasons[isPaused ? 'add' : 'delete'](reason)
      clearInterval(timer)
      if (reasons.size === 0) timer = setInterval(tick, tickMs)
    },
  }
}
