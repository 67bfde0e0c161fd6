import type { Service } from '../services.ts'
import type { Fault } from './fault.ts'

/** An active fault. `remaining` is null if it stays until it is removed. */
export type Rule = { id: number; fault: Fault; remaining: number | null }
export type Call = { service: Service; method: string; path: string; readOperation: () => Promise<string | undefined> }

// Faults are held in memory only, so they apply to the very next call, and calls without faults cost one look-up in
// this map.
const rulesByService = new Map<Service, readonly Rule[]>()
const removed = new WeakSet<Fault>()
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

/** Removes one fault and releases the calls that it keeps waiting. Returns false if there is no such fault. */
export function liftFault(id: number): boolean {
  const rule = listFaults().find((candidate) => candidate.id === id)
  if (rule === undefined) return false
  removeRule(rule)
  removed.add(rule.fault)
  return true
}

/** Removes all faults and releases the calls that they keep waiting. */
export function liftFaults(): void {
  rulesByService.clear()
  liftings++
}

/** Returns a function that returns true once the fault has been removed. Hanging calls poll it. */
export function watchLifting(fault: Fault): () => boolean {
  const before = liftings
  return () => liftings !== before || removed.has(fault)
}

/**
 * The fault that applies to this call, which counts against its number of calls. The fault that was set first comes
 * first.
 */
export async function takeFault(call: Call): Promise<Fault | undefined> {
  const rules = rulesByService.get(call.service)
  if (rules === undefined) return undefined
  const operation = rules.some(({ fault }) => fault.graphqlOperation !== undefined)
    ? await call.readOperation()
    : undefined
  // Read again, because another call may have used up a fault while the operation was being read.
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
