import { switchKinds, switches } from '#sandbox/faults/fault-form.ts'
import type { FaultKind } from '#sandbox/faults/fault.ts'
import { services, type Service } from '#sandbox/services.ts'

/** A kind of fault with its settings. */
export type ChaosFault = {
  /** As the command line names it. */
  name: string
  settings: { kind: FaultKind } & Record<string, unknown>
  /** `lasting`: an engineer has to act, so the error page has the status 500. All others are 503. */
  lasts: 'passing' | 'lasting'
}

const lasting: readonly FaultKind[] = ['malformed-json', 'wrong-content-type']

/**
 * Every switch of the sandbox's page of faults, with its settings there, and two more statuses: refused credentials,
 * and a failure without `Retry-After`.
 */
export const chaosFaults: readonly ChaosFault[] = [
  ...switchKinds.map((kind) => ({
    name: kind,
    settings: { kind, ...switches[kind].settings },
    lasts: lasting.includes(kind) ? ('lasting' as const) : ('passing' as const),
  })),
  { name: 'status-500', settings: { kind: 'status', status: 500 }, lasts: 'passing' },
  { name: 'status-401', settings: { kind: 'status', status: 401 }, lasts: 'lasting' },
]

/** The last is the marketing provider: one press makes three calls to it, which may open its circuit for what follows. */
export const chaosServices: readonly Service[] = services.toSorted(
  (one, other) => Number(one === 'marketing') - Number(other === 'marketing'),
)

export type { Service }
