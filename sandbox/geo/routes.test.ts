import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Json } from '../test/catalogue-app.ts'
import { geo } from './routes.ts'

async function ask(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; body: Json }> {
  const response = await geo.request(path, { headers }, env)
  return { status: response.status, headers: response.headers, body: await response.json() }
}

test.each([
  ['192.0.2.7', 'GB'],
  ['198.51.100.200', 'US'],
  ['203.0.113.1', 'IE'],
  ['2001:DB8:49::1', 'DE'],
])('locates %s in %s [LOC-41]', async (ip, country) => {
  expect(await ask(`/v2.1/country/${ip}`)).toMatchObject({
    status: 200,
    body: { country: { iso_code: country, names: { en: expect.any(String) } }, traits: { ip_address: ip } },
  })
})

test('uses the forwarded address of the caller', async () => {
  expect((await ask('/v2.1/country/me', { 'x-forwarded-for': '198.51.100.9, 10.0.0.1' })).body.country.iso_code).toBe(
    'US',
  )
  expect(await ask('/v2.1/country/me')).toMatchObject({ status: 400, body: { code: 'IP_ADDRESS_RESERVED' } })
})

test('returns the requested country, so that each market can be tried', async () => {
  const { headers, body } = await ask('/v2.1/country/me?country=ie')
  expect(body).toMatchObject({ continent: { code: 'EU' }, country: { iso_code: 'IE' } })
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(await ask('/v2.1/country/me?country=constructor')).toMatchObject({
    status: 400,
    body: { code: 'IP_ADDRESS_INVALID' },
  })
})

test.each([
  ['/v2.1/country/300.1.1.1', 400, 'IP_ADDRESS_INVALID'],
  ['/v2.1/country/nonsense', 400, 'IP_ADDRESS_INVALID'],
  ['/v2.1/country/10.1.2.3', 400, 'IP_ADDRESS_RESERVED'],
  ['/v2.1/country/::1', 400, 'IP_ADDRESS_RESERVED'],
  ['/v2.1/country/8.8.4.4', 404, 'IP_ADDRESS_NOT_FOUND'],
  ['/elsewhere', 404, 'NOT_FOUND'],
])('responds to %s with %i %s', async (path, status, code) => {
  expect(await ask(path)).toEqual({ status, headers: expect.anything(), body: { code, error: expect.any(String) } })
})
