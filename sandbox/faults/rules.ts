import type { Fault } from './fault.ts'
import type { Service } from './services.ts'

/** A fault that is set. `remaining` is null when it stays until it is lifted. */
export type Rule = { id: number; fault: Fault; remaining: number | null }
export type Call = { service: Service; method: string; path: string; readOperation: () => Promise<string | undefined> }

// Faults live and die with the process: they act on the very next call, and a call without one costs a look into this
// map.
const rulesByService = new Map<Service, readonly Rule[]>()
const liftedAlone = new WeakSet<Fault>()
let nextId = 1
let liftings = 0

export function setFault(fault: Fault): Rule {
  const rule: Rule = { id: nextId++, fault, remaining: fault.times ?? null }
  rulesByService.set(fault.service, [...(rulesByService.get(fault.service) ?? []), rule])
  return rule
}

export function listFaults(): Rule[] {
  return [...rulesByService.values()].flat().toSorted((a, b) => a.id - b.id)
}

/** Lifts one fault, and lets go the calls that hang by it. False when there is no such fault. */
export function liftFault(id: number): boolean {
  const rule = listFaults().find((candidate) => candidate.id === id)
  if (rule === undefined) return false
  removeRule(rule)
  liftedAlone.add(rule.fault)
  return true
}

/** Lifts every fault, and lets go the calls that hang. */
export function liftFaults(): void {
  rulesByService.clear()
  liftings++
}

/** Tells, whenever it is asked, whether the fault has been lifted since: a call that hangs asks. */
export function watchLifting(fault: Fault): () => boolean {
  const before = liftings
  return () => liftings !== before || liftedAlone.has(fault)
}

/** The fault that this call suffers, which uses it up by one. The first one set is the first one suffered. */
export async function takeFault(call: Call): Promise<Fault | undefined> {
  const rules = rulesByService.get(call.service)
  if (rules === undefined) return undefined
  const operation = rules.some(({ fault }) => fault.graphqlOperation !== undefined)
    ? await call.readOperation()
    : undefined
  // Read again: while the operation was read, another call may have used a fault up.
  const rule = rulesByService.get(call.service)?.find(({ fault }) => isStruck(fault, call, operation))
  if (rule === undefined) return undefined
  if (rule.remaining !== null && --rule.remaining === 0) removeRule(rule)
  return rule.fault
}

function isStruck(fault: Fault, call: Call, operation: string | undefined): boolean {
  return (
    (fault.method === undefined || fault.method === call.method) &&
    (fault.path === undefined || toPattern(fault.path).test(call.path)) &&
    (fault.graphqlOperation === undefined || fault.graphqlOperation === operation)
  )
}

function toPattern(path: string): RegExp {
  const source = path
    .split(/(\*\*?)/)
    .map((part) =>
      part === '**' ? '.*' : part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`),
    )
  return new RegExp(`^${source.join('')}$`)
}

function removeRule(rule: Rule) {
  const { service } = rule.fault
  const left = rulesByService.get(service)?.filter((candidate) => candidate !== rule) ?? []
  if (left.length > 0) rulesByService.set(service, left)
  else rulesByService.delete(service)
}
