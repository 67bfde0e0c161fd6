/** Runs tasks one after the other. A failed task does not stop those after it. */
export function createTaskQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return function inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    const turn = last.then(task)
    last = turn.catch(() => undefined)
    return turn
  }
}
