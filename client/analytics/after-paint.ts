/**
 * Runs the task after the next frame is drawn, so that no tap waits for a tag. A hidden page draws no frames; there the
 * task runs soon.
 */
export function afterPaint(task: () => void): void {
  if (document.hidden) setTimeout(task)
  else requestAnimationFrame(() => setTimeout(task))
}
