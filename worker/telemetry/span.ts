/** Facts about a span. No personal data: no address with a query, no id of a cart or customer, no text of a visitor. */
export type Attributes = Record<string, string | number | boolean>

/** `object` is a call to a Durable Object. */
export type SpanName = 'request' | 'cache' | 'render' | 'upstream' | 'object'

/** A span that has not ended. `set` adds an attribute that was not known at its start. */
export type OpenSpan = { set(name: string, value: string | number | boolean): void }

export interface Tracing {
  /** Does the work in a span that ends with it. A failure passes through. */
  span<Value>(name: SpanName, attributes: Attributes, work: (span: OpenSpan) => Promise<Value>): Promise<Value>
  /** Sets attributes on every span that begins afterwards. */
  add(attributes: Attributes): void
  /** Resolves when all spans have ended, also those of work that outlives the response, or after ten seconds. */
  settled(): Promise<void>
}

/** For work outside of a request, such as the doctor's. */
export const noTracing: Tracing = {
  span: (_name, _attributes, work) => work({ set: () => undefined }),
  add: () => undefined,
  settled: () => Promise.resolve(),
}
