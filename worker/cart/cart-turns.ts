/** Runs requests for the same cart in this isolate one after the other, to avoid version conflicts between them. */
export type CartTurns = {
  /**
   * Runs the task after the cart's earlier tasks have ended or after a maximum wait. Versions protect the cart in both
   * cases.
   */
  run<Value>(cartId: string, task: () => Promise<Value>): Promise<Value>
}

const maxWaitMs = 4000
// Carts with a running task. A request that was aborted never reports its end.
const maxCarts = 500

export function createCartTurns(waitMs: number = maxWaitMs): CartTurns {
  const tails = new Map<string, Promise<void>>()
  return {
    async run(cartId, task) {
      const before = tails.get(cartId)
      const { promise: ended, resolve: end } = Promise.withResolvers<void>()
      tails.set(cartId, ended)
      if (tails.size > maxCarts) dropOldest()
      try {
        if (before) await endOf(before, waitMs)
        return await task()
      } finally {
        if (tails.get(cartId) === ended) tails.delete(cartId)
        end()
      }
    },
  }

  function dropOldest(): void {
    const [oldest] = tails.keys()
    if (oldest !== undefined) tails.delete(oldest)
  }
}

async function endOf(before: Promise<void>, waitMs: number): Promise<void> {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, waitMs)
  await Promise.race([before, late.promise])
  clearTimeout(timer)
}
