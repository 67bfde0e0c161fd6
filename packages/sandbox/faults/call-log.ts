import type { Service } from '../services.ts'
import type { FaultKind } from './fault.ts'

/** A call to a service. `status` and `endedAt` are null until there is a response. */
export type LoggedCall = {
  at: string
  endedAt: string | null
  method: string
  path: string
  status: number | null
  fault: FaultKind | null
}

const maxCalls = 1000

const callsByService = new Map<Service, LoggedCall[]>()

/** Logs the call. The entry is completed as the call proceeds. */
export function logCall(service: Service, { method, path }: { method: string; path: string }): LoggedCall {
  const call: LoggedCall = { at: new Date().toISOString(), endedAt: null, method, path, status: null, fault: null }
  const calls = callsByService.get(service) ?? []
  calls.push(call)
  if (calls.length > maxCalls) calls.shift()
  callsByService.set(service, calls)
  return call
}

/** The last thousand calls of a service, oldest first. */
export function listCalls(service: Service): readonly LoggedCall[] {
  return callsByService.get(service) ?? []
}

export function forgetCalls(): void {
  callsByService.clear()
}
