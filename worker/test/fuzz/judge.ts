import type { Body } from './malformed.ts'

/** A request that takes longer hangs. */
const hangMs = 5000
/** The longest time of a refusal. */
const maxMs = 100
/** Another process may take the time of one request, but hardly of so many of the same. */
const repeats = 5
const maxFailures = 3

/**
 * A malformed body that the shop did not refuse as it should. The status is 0 if there was no response; `ms` is the
 * shortest time of several requests.
 */
export type FuzzFailure = { status: number; ms: number; changes: string[]; type: string; text: string }

type Judge = { send(body: Body): Promise<Response>; changes: string[]; limitMs?: number; hangsAfterMs?: number }

/**
 * Sends the bodies one after the other. A response of 500 or more, none at all, one that takes longer than `limitMs`
 * each time, and an entry in `changes`, which the watched ports fill, are failures. Stops after some of them.
 */
export async function failuresOf(
  bodies: readonly Body[],
  { send, changes, limitMs = maxMs, hangsAfterMs = hangMs }: Judge,
): Promise<FuzzFailure[]> {
  const failures: FuzzFailure[] = []
  for (const body of bodies) {
    changes.length = 0
    const { status, ms } = await shortestOf(() => timedStatus(hangsAfterMs, () => send(body)), limitMs)
    if (status === 0 || status >= 500 || ms > limitMs || changes.length > 0)
      failures.push({ status, ms, changes: [...changes], type: body.type, text: textOf(body) })
    if (failures.length === maxFailures) break
  }
  return failures
}

type Timed = { status: number; ms: number }

/** Repeats a request that takes longer than `limitMs`. */
async function shortestOf(request: () => Promise<Timed>, limitMs: number): Promise<Timed> {
  const first = await request()
  let { ms } = first
  for (let repeat = 1; first.status !== 0 && ms > limitMs && repeat < repeats; repeat++)
    ms = Math.min(ms, (await request()).ms)
  return { ...first, ms }
}

async function timedStatus(hangsAfterMs: number, send: () => Promise<Response>): Promise<Timed> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const start = await now()
  const timer = setTimeout(() => resolve(null), hangsAfterMs)
  const response = await Promise.race([send(), late])
  clearTimeout(timer)
  const ms = (await now()) - start
  await response?.body?.cancel()
  return { status: response?.status ?? 0, ms }
}

/** The clock of the platform moves only with events, such as a timeout. */
async function now(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, 0)
  await promise
  return performance.now()
}

function textOf({ bytes }: Body): string {
  return new TextDecoder().decode(bytes).slice(0, 300)
}
