import { expect, test } from 'vitest'
import { previewLink, previewSettings } from './preview-link.ts'
import { requestedPreview } from '#worker/preview/preview.ts'

const env = {
  PUBLIC_ORIGIN: 'https://shop.example',
  PREVIEW_DOMAINS: 'abc123.staging.bigcontent.io',
  PREVIEW_SECRET: 'c2VsdmVkZ2UtdGVzdC1rZXktb25seS1mb3ItdGVzdHMtMDE',
}
const now = Date.parse('2026-11-01')
const link = (asked: object = {}) => previewLink(env, { path: '/', hours: '1', ...asked }, now)
const open = async (address: string, at: number) =>
  requestedPreview(new URL(address).searchParams, { configuration: previewSettings(env).configuration, now: at })

test('a preview link names host, path and moment, and the shop accepts it until its hours are over [CNT-10]', async () => {
  const address = await link({ path: '/us/browse/womens?page=2', at: '2026-12-24T09:00Z', hours: '2' })
  const { origin, pathname, searchParams } = new URL(address)
  expect([origin + pathname, searchParams.get('path')]).toEqual(['https://shop.example/us', '/us/browse/womens?page=2'])
  expect(await open(address, now + 7_100_000)).toMatchObject({
    domain: 'abc123.staging.bigcontent.io',
    timestamp: Date.parse('2026-12-24T09:00Z'),
  })
  await expect(open(address, now + 7_300_000)).rejects.toThrow('Invalid preview token')
})

test('a preview link of a market with a host is at that host', async () => {
  const hosts = { ...env, MARKET_HOSTS: 'us=us.shop.example' }
  const { origin, pathname, searchParams } = new URL(await previewLink(hosts, { path: '/us/bag', hours: '1' }, now))
  expect([origin + pathname, searchParams.get('path')]).toEqual(['https://us.shop.example/', '/bag'])
})

test('a preview link may name a host with a snapshot', async () => {
  const host = 'abc123-fancfubgvq-5q1n23s0q60180000121p745.staging.bigcontent.io'
  expect(await open(await link({ host }), now)).toMatchObject({ domain: host, timestamp: null })
})

test.each([
  [{ host: 'other.staging.bigcontent.io' }, 'Invalid amplience staging domain'],
  [{ at: 'tomorrow' }, '--at must be a date'],
  [{ hours: 'a few' }, '--hours must be a number'],
])('a preview link with %o is refused', async (asked, message) => {
  await expect(link(asked)).rejects.toThrow(message)
})
