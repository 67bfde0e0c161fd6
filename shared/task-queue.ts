/**
 * Runs tasks one at a time, in the order of the calls. A failed task does not stop those after it. When `noMoreWaiting`
 * resolves, its task no longer waits; tasks without it still wait for all that were requested before.
 */
export function createTaskQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return function inTurn<Value>(task: () => Promise<Value>, noMoreWaiting?: Promise<void>): Promise<Value> {
    const earlier = last
    const waitForEarlier = () => earlier
    const turn = (noMoreWaiting ? Promise.race([earlier, noMoreWaiting]) : earlier).then(task)
    last = turn.then(waitForEarlier, waitForEarlier)
    return turn
  }
}
