/**
 * Runs tasks one after the other. A failed task does not stop those after it. `untilNext` says when the next task may
 * start, given the end of the one before; by default then. It must not reject.
 */
export function createTaskQueue(untilNext = (ended: Promise<void>): Promise<unknown> => ended) {
  let last: Promise<unknown> = Promise.resolve()
  return function inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    const before = last
    const turn = before.then(task)
    const ended = turn.then(nothing, nothing)
    last = before.then(() => untilNext(ended))
    return turn
  }
}

function nothing(): void {}
