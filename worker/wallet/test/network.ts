import type { Fault } from './actions.ts'
import { Stopped } from './parts.ts'
import { ServiceError } from '#shared/errors.ts'

const callMs = 50

/** The clock, and the calls of a request to other services, each with the next fault of the list. */
export function createNetwork() {
  let now = 1_000_000
  let faults: Fault[] = []
  // Code that catches the failure of a call must not go on after the Worker has stopped.
  let isStopped = false

  function throwIfStopped(): void {
    if (isStopped) throw new Stopped()
  }

  return {
    now: () => now,
    pass(ms: number): void {
      now += ms
    },
    throwIfStopped,
    /** Begins a request of a Worker that runs. */
    begin(next: readonly Fault[]): void {
      faults = [...next]
      isStopped = false
    },
    /** True if `fault` was next; then it is used up. */
    takes(fault: Fault): boolean {
      const isNext = faults[0] === fault
      if (isNext) faults.shift()
      return isNext
    },
    /** @throws ServiceError or Stopped, as the fault says */
    async call<Value>(service: 'commerce' | 'payments', work: () => Value): Promise<Value> {
      throwIfStopped()
      const fault = faults.shift() ?? 'none'
      now += callMs
      isStopped = fault === 'stop-before'
      throwIfStopped()
      if (fault === 'not-sent') throw new ServiceError(service, 'unavailable')
      if (fault === 'rejected') throw new ServiceError(service, 'rejected', { status: 400 })
      const value = work()
      isStopped = fault === 'stop-after'
      throwIfStopped()
      if (fault === 'lost') throw new ServiceError(service, 'timeout')
      return value
    },
  }
}
