/**
 * Runs the tasks of one Durable Object one after the other. A failed task does not stop those after it. A task starts
 * after `maxWaitMs` at the latest, even if an earlier one is still running.
 */
export function createTaskQueue(maxWaitMs = Infinity) {
  let last: Promise<unknown> = Promise.resolve()
  return async function inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    const before = last
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    last = Promise.all([before, ended])
    try {
      await endOf(before, maxWaitMs)
      return await task()
    } finally {
      end()
    }
  }
}

async function endOf(before: Promise<unknown>, maxWaitMs: number): Promise<void> {
  if (maxWaitMs === Infinity) return void (await before)
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, maxWaitMs)
  await Promise.race([before, late.promise])
  clearTimeout(timer)
}
