import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { call, putSession, reset, seed } from './test/talonone-app.ts'

const authorization = `ManagementKey-v1 ${env.TALONONE_MANAGEMENT_KEY}`
const attribute = {
  entity: 'CartItem',
  name: 'season',
  title: 'Season',
  type: 'string',
  description: '',
  suggestions: [],
  editable: true,
  subscribedApplicationsIds: [1],
}
const sync = (market: string) =>
  putSession('s', { cartItems: [{ sku: 'A', quantity: 1, price: 1, attributes: { season: 'SS26' } }] }, { market })

beforeAll(seed)
beforeEach(async () => {
  await reset()
  await env.DB.exec("DELETE FROM talonone_attributes WHERE name = 'season'")
})

test('refuses an attribute until it is defined and the application subscribes to it', async () => {
  expect((await sync('uk')).body.errors[0].details).toMatch(/"season" is not defined on CartItem/)
  const created = await call('POST', '/v1/attributes', { authorization, body: attribute })
  expect(created).toMatchObject({ status: 201, body: { ...attribute, id: expect.any(Number) } })
  expect([(await sync('uk')).status, (await sync('us')).status]).toEqual([200, 400])
  const body = { ...attribute, subscribedApplicationsIds: [1, 2] }
  await call('PUT', `/v1/attributes/${created.body.id}`, { authorization, body })
  expect((await sync('us')).status).toBe(200)
})

test('refuses a name that is taken, and the key of an application', async () => {
  await call('POST', '/v1/attributes', { authorization, body: attribute })
  expect((await call('POST', '/v1/attributes', { authorization, body: attribute })).status).toBe(400)
  expect((await call('GET', '/v1/attributes')).status).toBe(401)
})
