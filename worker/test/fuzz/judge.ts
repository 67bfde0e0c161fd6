import type { Body } from './malformed.ts'

const maxMs = 5000
const maxFailures = 3

/** A malformed body that the shop did not refuse as it should. The status is 0 if there was no response in time. */
export type FuzzFailure = { status: number; changes: string[]; type: string; text: string }

/**
 * Sends the bodies one after the other. A response of 500 or more, none within `limitMs`, and an entry in `changes`,
 * which the watched ports fill, are failures. Stops after some of them.
 */
export async function failuresOf(
  bodies: readonly Body[],
  { send, changes, limitMs = maxMs }: { send(body: Body): Promise<Response>; changes: string[]; limitMs?: number },
): Promise<FuzzFailure[]> {
  const failures: FuzzFailure[] = []
  for (const body of bodies) {
    changes.length = 0
    const status = await statusWithin(limitMs, send(body))
    if (status === 0 || status >= 500 || changes.length > 0)
      failures.push({ status, changes: [...changes], type: body.type, text: textOf(body) })
    if (failures.length === maxFailures) break
  }
  return failures
}

async function statusWithin(limitMs: number, sent: Promise<Response>): Promise<number> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), limitMs)
  const response = await Promise.race([sent, late])
  clearTimeout(timer)
  await response?.body?.cancel()
  return response?.status ?? 0
}

function textOf({ bytes }: Body): string {
  return new TextDecoder().decode(bytes).slice(0, 300)
}
