import { describe, expect, test } from 'vitest'
import { createAmplienceStagedContent } from './staged-content.ts'
import { markets } from '#shared/markets.ts'
import { contentTypeUri } from '#shared/merchant.ts'
import { json, recordedFetch, recordedLog, untilDone } from '#worker/test/recorded-fetch.ts'
import { createCall } from '#worker/upstream/call.ts'

const configuration = {
  url: 'https://hub.example.com',
  stagingUrl: 'https://{domain}',
  virtualStagingUrl: 'https://virtual.example.com',
}
const request = { market: markets.eu, domain: 'abc.staging.bigcontent.io', id: '0bf85aa1-9386-4068-adad-6b9a813f5ddb' }

function setUp(...responses: Parameters<typeof recordedFetch>) {
  const { fetch, requests } = recordedFetch(...responses)
  const call = createCall({
    service: 'content',
    fetch,
    timeoutMs: 1000,
    retryDelayMs: () => 0,
    log: recordedLog().log,
  })
  return { requests, port: createAmplienceStagedContent({ configuration, call }) }
}

describe('an item of a staging host', () => {
  test('an item of a staging host is read by its id, whole, in the language of the market [CNT-15]', async () => {
    const content = { _meta: { schema: contentTypeUri('footer') }, title: 'Footer' }
    const { port, requests } = setUp(json({ content }))
    expect(await port.item(request, untilDone())).toEqual(content)
    expect(requests[0]?.url.href).toBe(
      'https://abc.staging.bigcontent.io/content/id/0bf85aa1-9386-4068-adad-6b9a813f5ddb?depth=all&format=inlined&locale=en-IE%2Cen-*',
    )
  })

  test('an item of a staging host is null if the host has none', async () => {
    const { port } = setUp(json({ error: { type: 'CONTENT_NOT_FOUND' } }, { status: 404 }))
    expect(await port.item(request, untilDone())).toBeNull()
  })

  test('an item of a staging host is requested only from a plain host name', async () => {
    const { port, requests } = setUp(json({}))
    await expect(port.item({ ...request, domain: 'user@evil.example/x' }, untilDone())).rejects.toThrow(
      'Invalid format',
    )
    expect(requests).toEqual([])
  })
})
