/** A cart's requests in this isolate, one after the other, so that they do not refuse each other's versions. */
export type CartTurns = {
  /**
   * Runs the task when the earlier ones of the cart have ended, or when it has waited long enough: versions keep the
   * cart right.
   */
  run<Value>(cartId: string, task: () => Promise<Value>): Promise<Value>
}

const maxWaitMs = 4000
// Of carts with something under way. The end of a request that is gone is never told.
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
