/** How much longer work took at a time than it would with a free processor: 1 is not at all. */
type Measured = { at: number; factor: number }

export type Slowdown = {
  /** True if work was much slower at any time since `startedAt` (epoch ms), so that timeouts of healthy calls may pass. */
  isBusySince(startedAt: number): boolean
  add(measured: Measured): void
  stop(): void
}

const measureEveryMs = 1000
const burstMs = 15
const keptMs = 120_000
// The soak alone keeps two cores busy with about four threads.
const maxFactor = 4

/**
 * Measures how much processor time this program gets. The load average would not do, because it lags by a minute, and a
 * request to the shop would not either, because a shop that hangs must not look like a busy computer.
 */
export function watchSlowdown(): Slowdown {
  const slowdown = createSlowdown()
  const timer = setInterval(() => slowdown.add({ at: Date.now(), factor: factorOfBurst() }), measureEveryMs)
  return { ...slowdown, stop: () => clearInterval(timer) }
}

export function createSlowdown(): Slowdown {
  let measured: Measured[] = []
  return {
    add(each) {
      measured = [...measured.filter(({ at }) => at > each.at - keptMs), each]
    },
    // Something that was measured shortly before has effects as well.
    isBusySince: (startedAt) =>
      measured.some(({ at, factor }) => at >= startedAt - 2 * measureEveryMs && factor > maxFactor),
    stop() {},
  }
}

/** Works for some milliseconds of processor time, and compares them with the time that has passed. */
function factorOfBurst(): number {
  const startedAt = performance.now()
  const before = process.threadCpuUsage()
  let worked = 0
  while (worked < burstMs) {
    const { user, system } = process.threadCpuUsage(before)
    worked = (user + system) / 1000
  }
  return (performance.now() - startedAt) / worked
}
