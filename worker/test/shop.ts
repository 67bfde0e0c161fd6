import { env } from 'cloudflare:workers'
import { createServices, type CreateServices } from '../adapters/services.ts'
import { createApp } from '../app.ts'
import type { Env } from '../configuration/env.ts'
import { mapLazily } from '../lib/lazily.ts'
import type { Ports } from '../ports/ports.ts'
import { createCartOwners } from './cart-owners.ts'
import { isolate, neverMs } from './isolate.ts'
import { unlimited } from './limits.ts'
import { endpoints } from '#shared/routes.ts'

const localOrigin = 'http://localhost:8787'
// Optional settings are unset by default; a test that needs one sets it.
const unset = {
  OPERATIONS_PAGE_URL: undefined,
  BROWSER_REPORTS_SHARE: undefined,
  WEBHOOK_SECRET: undefined,
  ORDER_WEBHOOK_SECRET: undefined,
  CONTENT_APP_ORIGINS: undefined,
  EXPRESS_WALLET_LOCALES: undefined,
  APPLE_PAY_SCRIPT_URL: undefined,
  GOOGLE_PAY_SCRIPT_URL: undefined,
}

const creators = new WeakMap<Env, CreateServices>()
/** An app takes longer to build than most pages, so the shops share one. Each makes the services of its own requests. */
const sharedApp = createApp((options) => (creators.get(options.env) ?? createServices)(options))

/** Replacements of single methods of ports, or `null` for a port that the shop does not have. */
export type BrokenPorts = { [Name in keyof Ports]?: Partial<Ports[Name]> }

type Upstream = NonNullable<Parameters<CreateServices>[0]['upstream']>

/**
 * The storefront against the sandbox, with a cookie jar, as one browser sees it. `broken` replaces methods of ports;
 * `upstream` sets how services are called; pass another shop's `jar` to use the same browser. `beforeArrival` runs
 * after the response was made and before the browser stores its cookies.
 */
export function openShop(
  options: {
    vars?: Record<string, string>
    bindings?: Partial<Env>
    broken?: BrokenPorts
    upstream?: Upstream
    /** Calls have the shop's timeouts. Otherwise none passes, because a machine that runs tests may be busy. */
    hasTimeouts?: boolean
    jar?: Map<string, string>
    /** The host that the browser is at, by default that of `PUBLIC_ORIGIN`. */
    origin?: string
    /** Sent with every request. */
    headers?: Record<string, string>
  } = {},
) {
  const { origin = localOrigin } = options
  const create: CreateServices = (createOptions) => {
    const ports = createServices({
      caches: isolate.caches,
      ...createOptions,
      upstream: { ...(!options.hasTimeouts && { timeoutMs: neverMs }), ...options.upstream },
    })
    const { broken = {} } = options
    return mapLazily<Ports>(ports, (name) => {
      const methods = broken[name]
      return name in broken ? methods && { ...ports[name], ...methods } : ports[name]
    })
  }
  const background: Promise<unknown>[] = []
  const context = {
    waitUntil(work: Promise<unknown>) {
      background.push(work)
      isolate.background.add(work)
    },
    passThroughOnException() {},
    props: {},
  } as ExecutionContext
  const owners = createCartOwners(create, context.waitUntil)
  const bindings: Env = {
    ...env,
    // Tests open the same accounts with many browsers, and press faster than a person.
    LIMIT_ACCOUNTS: unlimited,
    LIMIT_CART_CALLS: unlimited,
    ...unset,
    LOG_LEVEL: 'none',
    CARTS: owners.namespace(
      () => ownerBindings,
      () => bindings,
    ),
    ...options.vars,
    ...options.bindings,
  } as unknown as Env
  creators.set(bindings, create)
  // What an object does by itself is logged, as in the real one; a command is logged as the shop logs.
  const ownerBindings: Env = { ...bindings, LOG_LEVEL: 'info' }
  const jar = options.jar ?? new Map<string, string>()

  // An app keeps its last report of readiness, and each shop has a report of its own.
  let ownApp: typeof sharedApp | undefined
  const appOf = (path: string) => (path === endpoints.readiness.path ? (ownApp ??= createApp(create)) : sharedApp)

  async function send(path: string, init: RequestInit = {}, beforeArrival?: () => Promise<void>): Promise<Response> {
    const headers = new Headers({ ...options.headers, ...Object.fromEntries(new Headers(init.headers)) })
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await appOf(path).request(
      new Request(origin + path, { redirect: 'manual', ...init, headers }),
      undefined,
      bindings,
      context,
    )
    await beforeArrival?.()
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }

  /** Calls an operation of the API by its path. */
  const api = (path: string, argument: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      body: JSON.stringify([argument]),
      headers: { origin, 'content-type': 'application/json', ...headers },
    })

  return {
    jar,
    api,
    settle: () => Promise.all(background),
    /** Runs the alarm of a cart's object now. False if none is set. */
    alarm: (cartId: string) => owners.alarm(cartId, ownerBindings),
    get: send,
    post: (path: string, form: Record<string, string>) =>
      send(path, {
        method: 'POST',
        body: new URLSearchParams(form),
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      }),
    call: (operation: string, argument: unknown, prefix = '') =>
      api(`${prefix}/api/bigcommerce/${operation}`, argument),
  }
}

/** Resolves with the text of the whole page. */
export async function textOf(response: Response | Promise<Response>): Promise<string> {
  return (await response).text()
}
