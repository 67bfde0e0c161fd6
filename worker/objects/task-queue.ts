/**
 * Runs the tasks of one Durable Object one after the other. A failed task does not stop those after it. The next task
 * starts `maxTurnMs` after the start of the one before at the latest, even if that one is still running.
 */
export function createTaskQueue(maxTurnMs = Infinity) {
  let last: Promise<void> = Promise.resolve()
  return async function inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    const before = last
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    last = ended
    await before
    const timer = maxTurnMs === Infinity ? null : setTimeout(end, maxTurnMs)
    try {
      return await task()
    } finally {
      clearTimeout(timer)
      end()
    }
  }
}
