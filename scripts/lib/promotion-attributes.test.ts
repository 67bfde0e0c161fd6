import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveSandbox } from '../test/serve-sandbox.ts'
import { planPromotionAttributes } from './promotion-attributes.ts'

let url = ''
let stop: () => void

beforeAll(async () => {
  const served = await serveSandbox()
  url = `${served.origin}/talonone`
  stop = served.stop
}, 120_000)

afterAll(() => stop())

const managementKey = 'sandbox-talonone-management'
const headers = { authorization: `ManagementKey-v1 ${managementKey}`, 'content-type': 'application/json' }

test('subscribes the applications that lack an attribute, and then plans nothing [PROMO-17]', async () => {
  const { data } = (await (await fetch(`${url}/v1/attributes`, { headers })).json()) as { data: { id: number }[] }
  const [first] = data
  const body = JSON.stringify({ ...first, subscribedApplicationsIds: [1] })
  await fetch(`${url}/v1/attributes/${first?.id}`, { method: 'PUT', headers, body })
  const changes = await planPromotionAttributes({ url, managementKey })
  expect(changes.map(({ name, change }) => [name, change])).toEqual([['product_id', 'subscribe']])
  for (const { apply } of changes) await apply()
  expect(await planPromotionAttributes({ url, managementKey })).toEqual([])
})

test('says that the account refuses a key', async () => {
  await expect(planPromotionAttributes({ url, managementKey: 'mistyped' })).rejects.toThrow('responded with 401')
})
