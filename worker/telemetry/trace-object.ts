import type { Tracing } from './span.ts'

type Method = (...args: unknown[]) => Promise<unknown>

/** The stub of a Durable Object whose calls have a span each. `object` is the name of its binding. */
export function traceObject<Stub extends object>(tracing: Tracing, object: string, stub: Stub): Stub {
  return new Proxy(stub, {
    get(target, method) {
      const call: unknown = Reflect.get(target, method)
      if (typeof method !== 'string' || typeof call !== 'function' || method === 'then') return call
      const traced: Method = (...args) =>
        tracing.span('object', { object, method }, async () => (target as Record<string, Method>)[method]?.(...args))
      return traced
    },
  })
}
