import { AsyncLocalStorage } from 'node:async_hooks'
import { inLanguage } from '../language/language.ts'
import type { LogFields } from '../lib/log.ts'
import { chargingPaths, reserveOf } from '../ports/reserve.ts'
import { type Language, languages } from '#shared/languages.ts'
import { isMarketCode, markets } from '#shared/markets.ts'

/**
 * The request that calls a Durable Object, for the log lines of the object, its language, and the calls that its
 * network has used. Without a language, it is the market's default one.
 */
export type Caller = { requestId: string; market: string; language?: string; route: string; usedCalls: number }

type Method = (request: unknown, caller?: Caller) => Promise<unknown>

/** The arguments of a method as its stub calls it. */
export type Ask<Call> = Call extends () => unknown
  ? [request?: undefined, caller?: Caller]
  : Call extends (request: infer Request) => unknown
    ? [request: Request, caller?: Caller]
    : never

type Asked<Methods> = {
  [Name in keyof Methods]: (
    ...ask: Ask<Methods[Name]>
  ) => Methods[Name] extends (...args: never) => infer Result ? Result : never
}

// Work for several requests overlaps in one object, so each call keeps its own fields.
const calls = new AsyncLocalStorage<LogFields>()

/** Runs work of an object, in the language of its caller. The lines that it logs have these fields. */
export function runCall<Result>(fields: LogFields, work: () => Result): Result {
  const language = languageOf(fields)
  const run = () => calls.run({ ...fields }, work)
  return language === null ? run() : inLanguage(language, run)
}

function languageOf({ language, market }: LogFields): Language | null {
  const known = languages.find((one) => one === language)
  if (known !== undefined) return known
  return typeof market === 'string' && isMarketCode(market) ? markets[market].language : null
}

/** Adds fields, such as the order, to the lines that follow in this call. Does nothing outside of an object. */
export function describeCall(fields: LogFields): void {
  Object.assign(calls.getStore() ?? {}, fields)
}

/** The fields of the call that is running. */
export function callFields(): LogFields {
  return calls.getStore() ?? {}
}

/** The request that the running call is made for. */
export function currentCaller(): Caller {
  const { requestId, market, language, route, usedCalls } = callFields()
  return {
    requestId: String(requestId ?? ''),
    market: String(market ?? ''),
    ...(typeof language === 'string' && { language }),
    route: String(route ?? ''),
    usedCalls: typeof usedCalls === 'number' ? usedCalls : 0,
  }
}

/** The share of a quota that the call leaves. An object that works by itself ends payments and redeems codes. */
export function reserveOfCall(): number {
  const { route, usedCalls } = currentCaller()
  return reserveOf(chargingPaths.has(route) ? 'charging' : 'paying', usedCalls)
}

/** The stub of an object, with methods that name the caller. */
export function withCaller<Stub extends object>(stub: Stub, caller: Caller): Stub {
  return new Proxy(stub, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof name !== 'string' || typeof method !== 'function' || name === 'then') return method
      return (request: unknown) => (target as Record<string, Method>)[name]?.(request, caller)
    },
  })
}

/** The methods of an object, as its stub calls them: each runs for its caller, or as the object's own work. */
export function forCallers<Methods extends object>(methods: Methods, own: Caller): Asked<Methods> {
  const run = ([name, method]: [string, Method]): [string, Method] => [
    name,
    (request, caller = own) => runCall(caller, () => method(request)),
  ]
  return Object.fromEntries(Object.entries(methods).map(run)) as unknown as Asked<Methods>
}
