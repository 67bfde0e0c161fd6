import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '../context/app-env.ts'
import type { Visit } from '../context/visit.ts'
import { urlOf } from '../http/url-of.ts'

/** Cloudflare's codes for an unknown country and for Tor. */
const unknownCountries = new Set(['XX', 'T1'])

/** Makes the visit of a request. It reads what the steps after this one set. */
export function startVisit(c: Context<AppEnv>): void {
  const visit: Visit = {
    env: c.env,
    owned: null,
    cookies: {
      get: (name) => getCookie(c, name),
      // Without a prototype it could not be sent to an object.
      sent: () => ({ ...getCookie(c) }),
      set: (name, value, attributes) => setCookie(c, name, value, attributes),
      delete: (name, attributes) => void deleteCookie(c, name, attributes),
    },
    later: (work) => c.executionCtx.waitUntil(work),
    get country() {
      return countryOf(c.req.raw)
    },
    get host() {
      return urlOf(c.req.raw).hostname
    },
    get headers() {
      return c.req.raw.headers
    },
    get signal() {
      return c.req.raw.signal
    },
    get market() {
      return c.get('market')
    },
    get configuration() {
      return c.get('configuration')
    },
    get log() {
      return c.get('log')
    },
    get ports() {
      return c.get('ports')
    },
    get services() {
      return c.get('services')
    },
    get customer() {
      return c.get('customer')
    },
    set customer(customer) {
      c.set('customer', customer)
    },
    get sessionFailure() {
      return c.get('sessionFailure')
    },
    set sessionFailure(cause) {
      c.set('sessionFailure', cause)
    },
    get signer() {
      return c.get('signer')
    },
    get sealer() {
      return c.get('sealer')
    },
    get timing() {
      return c.get('timing')
    },
    get tracing() {
      return c.get('tracing')
    },
    get requestId() {
      return c.get('requestId')
    },
    get route() {
      return c.get('route')
    },
    get requestFacts() {
      return c.get('requestFacts')
    },
    get usedCalls() {
      return c.get('usedCalls')
    },
  }
  c.set('visit', visit)
}

function countryOf({ cf, headers }: Request): string | null {
  const reported = cf?.['country'] ?? headers.get('cf-ipcountry')
  return typeof reported === 'string' && /^[A-Z]{2}$/.test(reported) && !unknownCountries.has(reported)
    ? reported
    : null
}
