import type { Target } from './load.ts'

/** A page of the shop, and the constant Worker that returns the same bytes. */
export type Sides<Value> = { shop: Value; constant: Value }

/** A window sends `requests`. A stage has this many pairs of windows, after requests that are not measured. */
type Stage = { warmUp: number; pairs: number; requests: number }

/** `late` follows `early`, and begins after 2,000 requests of the page. */
export const stages = {
  early: { warmUp: 100, pairs: 16, requests: 25 },
  late: { warmUp: 1500, pairs: 80, requests: 25 },
} satisfies Record<string, Stage>

const rateWindows = { pairs: 3, requests: 400, connections: 8 }

/** CPU milliseconds per request of each pair of windows, with sequential requests. */
export async function measureCpu(targets: Sides<Target>, { warmUp, pairs, requests }: Stage): Promise<Sides<number>[]> {
  await targets.shop.send(warmUp)
  await targets.constant.send(warmUp)
  return alternate(targets, pairs, async ({ send, cpu }) => {
    const before = cpu()
    await send(requests)
    return (cpu() - before) / requests
  })
}

/** Requests per second of each pair of windows, over several connections. */
export function measureRate(targets: Sides<Target>): Promise<Sides<number>[]> {
  const { pairs, requests, connections } = rateWindows
  return alternate(targets, pairs, async ({ send }) => {
    const started = performance.now()
    await send(requests, connections)
    return (requests * 1000) / (performance.now() - started)
  })
}

/** Measures the sides by turns, so that a change of the processor's speed reaches both. */
async function alternate(
  { shop, constant }: Sides<Target>,
  pairs: number,
  measure: (target: Target) => Promise<number>,
): Promise<Sides<number>[]> {
  const measured: Sides<number>[] = []
  while (measured.length < pairs) measured.push({ shop: await measure(shop), constant: await measure(constant) })
  return measured
}
