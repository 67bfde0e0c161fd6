import { describe, expect, test } from 'vitest'
import { openShop } from '../test/shop.ts'
import { createPreviewToken, parsePreview, requestedPreview } from './preview.ts'

const domain = 'abc.staging.bigcontent.io'
const configuration = { domainSuffix: '.staging.bigcontent.io', domains: [domain], key: null, frameAncestors: [] }
const now = 1_800_000_000_000
const ask = (query: Record<string, string>, key: string | null = null) =>
  requestedPreview(new URLSearchParams(query), { configuration: { ...configuration, key }, now })

describe('a preview', () => {
  test('a preview is requested by domain, and by timestamp for a point in time [CNT-10, CNT-14]', async () => {
    expect(await ask({})).toBeNull()
    expect(await ask({ domain })).toEqual({ domain, timestamp: null, until: now + 8 * 3_600_000 })
    expect(await ask({ domain, timestamp: '1546264721816' })).toMatchObject({ timestamp: 1_546_264_721_816 })
    await expect(ask({ domain, timestamp: 'tomorrow' })).rejects.toThrow('Invalid preview timestamp')
  })

  test('a preview needs a token for its domain that has not expired if a secret is set [CNT-10]', async () => {
    const key = 'c2VsdmVkZ2UtbG9jYWwtZGV2ZWxvcG1lbnQta2V5LW9ubHktMDE'
    const token = (of: string, expires: number) => createPreviewToken(key, of, expires)
    expect(await ask({ domain, token: await token(domain, now / 1000 + 60) }, key)).toMatchObject({ domain })
    const pinned = 'abc-gvzrfgnzc-1581598599444.staging.bigcontent.io'
    const valid = await token(domain, now / 1000 + 60)
    expect(await ask({ domain: pinned, token: valid }, key)).toMatchObject({ domain: pinned })
    for (const wrong of [
      '',
      'x.y',
      await token(domain, now / 1000 - 1),
      await token('other.staging.bigcontent.io', now / 1000 + 60),
    ]) {
      await expect(ask({ domain, token: wrong }, key)).rejects.toThrow('Invalid preview token')
    }
  })

  test('one item of a staging host needs a token too if a secret is set [CNT-10]', async () => {
    const secret = 'c2VsdmVkZ2UtdGVzdC1rZXktb25seS1mb3ItdGVzdHMtMDE'
    const host = 'sandbox.staging.bigcontent.io'
    const shop = openShop({ vars: { PREVIEW_SECRET: secret } })
    const path = `/amplience-visualization/${host}/84a68172-bc22-48ad-b64a-4ae808bb13fe`
    const token = await createPreviewToken(secret, host, Date.now() / 1000 + 60)
    expect((await shop.get(path)).status).toBe(400)
    expect((await shop.get(`${path}?token=x.y`)).status).toBe(400)
    expect((await shop.get(`${path}?token=${encodeURIComponent(token)}`)).status).not.toBe(400)
  })

  test('a preview ends after eight hours, or when its host is removed from the list [CNT-13]', () => {
    const value = JSON.stringify({ domain, timestamp: null, until: now })
    expect(parsePreview(value, { configuration, now: now - 1 })).toMatchObject({ domain })
    expect(parsePreview(value, { configuration, now })).toBeNull()
    expect(parsePreview(value, { configuration: { ...configuration, domains: [] }, now: now - 1 })).toBeNull()
    expect(parsePreview('{}', { configuration, now })).toBeNull()
    expect(parsePreview(null, { configuration, now })).toBeNull()
  })
})
