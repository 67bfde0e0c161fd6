import { env } from 'cloudflare:workers'
import type { Env } from '../configuration/env.ts'
import { createCircuitBreakers } from '../upstream/circuit-breaker.ts'
import { gateOrProof } from './gate-or-proof.ts'

const control = `${new URL((env as unknown as Env).CONSTRUCTOR_URL ?? '').origin}/control/faults`
const headers = { 'x-control': 'test', 'content-type': 'application/json' }

/** The calls that fail. Other tests call the same services, so the path must be one that only this test requests. */
export type Target = { service: string; path: string; method?: string; times?: number }

const shortTimeoutMs = 150

/**
 * Each kind of fault that the sandbox can simulate. `isDone`: the service has done what was asked. `passes`: the fault
 * may end by itself.
 */
export const faults = {
  'a late response': {
    fault: { kind: 'delay', delayMs: shortTimeoutMs + 250 },
    isDone: true,
    passes: true,
  },
  'no response': { fault: { kind: 'hang' }, isDone: true, passes: true },
  'a response that drips': { fault: { kind: 'drip', bytes: 8, everyMs: 100 }, isDone: true, passes: true },
  'a response that is cut off': { fault: { kind: 'cut-off' }, isDone: true, passes: true },
  'malformed JSON': { fault: { kind: 'malformed-json' }, isDone: true, passes: false },
  'a response of another type': { fault: { kind: 'wrong-content-type' }, isDone: true, passes: false },
  '500': { fault: { kind: 'status', status: 500 }, isDone: false, passes: true },
  '503': { fault: { kind: 'status', status: 503 }, isDone: false, passes: true },
  '401': { fault: { kind: 'status', status: 401 }, isDone: false, passes: false },
  'a reached rate limit': { fault: { kind: 'rate-limit', resetMs: 0 }, isDone: false, passes: true },
} as const

/** All faults in `npm run proof`; in `npm test` one of those that are done or not, and that pass or last. */
export function playedFaults() {
  const ofEachSort = ['a late response', 'malformed JSON', '503', '401']
  return Object.entries(faults).filter(([name]) => gateOrProof(ofEachSort.includes(name), true))
}

// The runtime does not always notice a broken connection; the call then waits until its timeout.
const waiting = ['delay', 'hang', 'drip', 'cut-off']

/**
 * Upstream options for a browser that meets a fault at a path: its calls to that path have a short timeout, and their
 * failures do not open the circuits of other tests.
 */
export function shortTimeoutUpstream({ path, method }: Target, { kind }: { kind: string }) {
  const pathParts = path.split('*').filter((part) => part.length > 5)
  return {
    circuitBreakers: createCircuitBreakers(),
    async fetch(input: string, init: RequestInit) {
      const isOfMethod = method === undefined || method === (init.method ?? 'GET')
      const isAffected = waiting.includes(kind) && isOfMethod && pathParts.every((part) => input.includes(part))
      if (!isAffected || !init.signal) return fetch(input, init)
      const signal = AbortSignal.any([init.signal, AbortSignal.timeout(shortTimeoutMs)])
      const response = await fetch(input, { ...init, signal })
      // A busy machine may notice the late response before the timeout.
      if (kind === 'delay' && !signal.aborted)
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
      signal.throwIfAborted()
      return response
    },
  }
}

/** Upstream options for a browser that meets no fault: failures of other calls in the isolate do not open its circuits. */
export function isolatedUpstream() {
  return { circuitBreakers: createCircuitBreakers(), fetch: (input: string, init: RequestInit) => fetch(input, init) }
}

/** Makes calls fail. Resolves with a function that removes the fault. */
export async function setFault(target: Target & { kind: string }): Promise<() => Promise<void>> {
  const response = await fetch(control, { method: 'POST', headers, body: JSON.stringify(target) })
  if (response.status !== 201) throw new Error(`The sandbox refused the fault: ${await response.text()}`)
  const { id } = await response.json<{ id: number }>()
  return async () => {
    const { status } = await fetch(`${control}/${id}`, { method: 'DELETE', headers })
    if (status !== 204) throw new Error(`The sandbox did not remove the fault: status ${status}`)
  }
}
