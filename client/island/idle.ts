export const idleTimeoutMs = 2000

/** Runs the task when the browser is idle, at the latest after 2 s. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: idleTimeoutMs })
  else setTimeout(task, 200)
}

/** Runs the task after the next frame is drawn, so that visual feedback comes before expensive work. */
export function afterFrame(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task))
}
