import { expect, test } from 'vitest'
import { createBigCommerceReturns } from './order-returns.ts'
import type { NotedReturn } from '#shared/domain/return-request.ts'
import { recordedBigCommerce } from '#worker/test/bigcommerce.ts'
import { json, present, untilDone, type Recorded } from '#worker/test/recorded-fetch.ts'

const noted: NotedReturn = {
  number: 2,
  requestedAt: '2026-11-03T10:00:00.000Z',
  lines: [{ lineId: 65, quantity: 1, reason: 'too-small', exchange: { variantId: 7, size: 'L' } }],
  comment: 'Please',
}

function setUp(respond: (request: Recorded) => Response) {
  const { api, requests } = recordedBigCommerce(respond)
  return { port: createBigCommerceReturns({ api }), requests }
}

test('a request is a metafield of the order, with a key of its own, which other programs may read [RET-05] [D-374]', async () => {
  const { port, requests } = setUp(() => json({ data: { id: 9 }, meta: {} }))
  expect(await port.note({ orderId: 218, noted }, untilDone())).toBe('noted')
  expect(requests).toHaveLength(1)
  const request = present(requests[0], 'request')
  expect([request.method, request.url.pathname]).toEqual(['POST', '/stores/hash/v3/orders/218/metafields'])
  expect(request.body).toMatchObject({ permission_set: 'read', namespace: 'return_requests', key: 'request-2' })
  expect(JSON.parse((request.body as { value: string }).value)).toEqual(noted)
})

test('a number that the order has is taken, also if the platform refuses a repeat of a lost response [RET-05]', async () => {
  let isFirst = true
  const { port, requests } = setUp(() => {
    if (!isFirst) return json({ status: 409, title: 'conflict' }, { status: 409 })
    isFirst = false
    return json({}, { status: 503 })
  })
  expect(await port.note({ orderId: 218, noted }, untilDone())).toBe('taken')
  expect(requests).toHaveLength(2)
})

test('requests are read in the order of their numbers, and one that is no request is a failure [RET-06]', async () => {
  const fields = (...values: object[]) =>
    json({ data: values.map((value) => ({ value: JSON.stringify(value) })), meta: {} })
  const { port } = setUp(() => fields(noted, { ...noted, number: 1, reason: 'gone' }))
  expect((await port.requests({ orderId: 218 }, untilDone())).map(({ number }) => number)).toEqual([1, 2])
  await expect(setUp(() => fields({})).port.requests({ orderId: 218 }, untilDone())).rejects.toMatchObject({
    service: 'commerce',
    kind: 'malformed',
  })
})
