import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { SandboxContext, SandboxRequest } from '../env.ts'
import { countries } from './countries.ts'
import { countryResponse, lookUp } from './look-up.ts'
import { geoScript } from './script.ts'

/**
 * Geolocation, in the wire format of the usual provider: `/v2.1/country/{ip}`, or `me` for the caller. `?country=GB`
 * sets the response, so that each market can be tried from one place.
 */
export const geo = new Hono<SandboxContext>()

geo.use(cors())
geo.get('/geoip2.js', (c) =>
  c.body(geoScript, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=300' }),
)
geo.get('/:version{v2[.0-9]*}/country/:ip', (c) => {
  const address = c.req.param('ip') === 'me' ? callerOf(c) : c.req.param('ip')
  const requested = c.req.query('country')?.toUpperCase()
  const found =
    requested === undefined
      ? lookUp(address)
      : Object.hasOwn(countries, requested)
        ? countryResponse(requested, address)
        : lookUp('')
  if ('error' in found) return c.json({ code: found.code, error: found.error }, found.status)
  return c.json(found, 200, {
    'content-type': 'application/vnd.maxmind.com-country+json; charset=UTF-8; version=2.1',
    'cache-control': 'private, no-store',
  })
})
geo.all('*', (c) => c.json({ code: 'NOT_FOUND', error: 'There is nothing at this path.' }, 404))

function callerOf(c: SandboxRequest): string {
  return c.req.header('x-forwarded-for')?.split(',')[0]?.trim() ?? c.req.header('cf-connecting-ip') ?? '127.0.0.1'
}
