import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { ContentPort } from '../../ports/content-port.ts'
import { openShop, textOf } from '../../test/shop.ts'
import { EventsSchema, publishedItems } from './publication.ts'
import { markets } from '#shared/markets.ts'
import { contentTypeUri } from '#shared/merchant.ts'
import type { ContentItem } from '#shared/views.ts'

const secret = 'a-webhook-secret'
const path = '/hooks/content-published'

/** The request that the content service sends for a publication. */
function publication(sequenceId: number, extra: object = {}) {
  return JSON.stringify({
    sequenceId,
    id: `5c11bc1b-62c7-436a-b7d2-${String(sequenceId).padStart(12, '0')}`,
    name: 'dynamic-content.snapshot.published',
    resource: '5b6ab07e52faff0001267193',
    payload: {
      id: '5cd3eba6c9e77c000106e28a',
      createdFrom: 'content-item',
      rootContentItem: { id: '84a68172-bc22-48ad-b64a-4ae808bb13fe', label: 'Footer' },
      ...extra,
    },
  })
}

async function signatureOf(body: string, key = secret): Promise<string> {
  const imported = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const bytes = await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(body))
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
}

type Deliverer = ReturnType<typeof openShop>

async function deliver(shop: Deliverer, body: string, signature?: string): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    'x-amplience-webhook-signature': signature ?? (await signatureOf(body)),
  }
  return shop.get(path, { method: 'POST', body, headers })
}

async function statusOf(response: Promise<Response>): Promise<unknown> {
  return (await (await response).json<{ status: unknown }>()).status
}

const version = () => (env as unknown as { CONTENT: KVNamespace }).CONTENT.get('content-version')

describe('the webhook of publications', () => {
  test('the publication webhook does not exist if no secret is set', async () => {
    expect((await deliver(openShop(), publication(1))).status).toBe(404)
  })

  test('the publication webhook changes nothing without a valid signature', async () => {
    const shop = openShop({ vars: { WEBHOOK_SECRET: secret } })
    const body = publication(2)
    const before = await version()
    for (const signature of [
      '',
      'AAAA',
      '***',
      await signatureOf(body, 'another-secret'),
      await signatureOf(publication(3)),
    ]) {
      const response = await deliver(shop, body, signature)
      expect([signature, response.status, response.headers.get('content-type')]).toEqual([
        signature,
        401,
        'application/problem+json',
      ])
    }
    expect(await version()).toBe(before)
  })

  test('the publication webhook accepts each delivery once, from any origin', async () => {
    const shop = openShop({ vars: { WEBHOOK_SECRET: secret } })
    const body = publication(4)
    expect(await statusOf(deliver(shop, body))).toBe('published')
    const after = await version()
    expect(Number(after)).toBeGreaterThan(0)
    expect(await statusOf(deliver(shop, body))).toBe('known')
    expect(await version()).toBe(after)
    expect(await statusOf(deliver(shop, publication(5)))).toBe('published')
    expect(Number(await version())).toBeGreaterThan(Number(after))
  })

  test('the publication webhook knows a delivery again if its signature is spelled differently', async () => {
    const shop = openShop({ vars: { WEBHOOK_SECRET: secret } })
    const body = publication(40)
    const signature = await signatureOf(body)
    expect(await statusOf(deliver(shop, body, signature))).toBe('published')
    for (const spelling of [signature.replace(/=+$/, ''), ` ${signature.slice(0, 9)} ${signature.slice(9)}`])
      expect(await statusOf(deliver(shop, body, spelling))).toBe('known')
  })

  test('the publication webhook accepts several events at once and ignores events that publish nothing', async () => {
    const shop = openShop({ vars: { WEBHOOK_SECRET: secret } })
    expect(await statusOf(deliver(shop, `[${publication(6)},${publication(7)}]`))).toBe('published')
    expect(
      await statusOf(
        deliver(shop, JSON.stringify({ name: 'dynamic-content.content-item.updated', payload: { id: 'x' } })),
      ),
    ).toBe('ignored')
  })

  test.each(['', 'x', 'null', '[]', '7', '{"name":7}'])(
    'the publication webhook responds to a signed %j with 400',
    async (body) => {
      expect((await deliver(openShop({ vars: { WEBHOOK_SECRET: secret } }), body)).status).toBe(400)
    },
  )

  test('the publication webhook accepts only POST requests with a limited body', async () => {
    const shop = openShop({ vars: { WEBHOOK_SECRET: secret } })
    expect((await shop.get(path)).status).toBe(405)
    expect((await deliver(shop, 'x'.repeat(600_000))).status).toBe(413)
  })
})

describe('the published items in the log', () => {
  test.each([
    ['the item that was published', JSON.parse(publication(1)), ['84a68172-bc22-48ad-b64a-4ae808bb13fe']],
    [
      'its delivery key, if the event has one',
      JSON.parse(publication(1, { rootContentItem: { id: 'x', body: { _meta: { deliveryKey: 'uk/footer' } } } })),
      ['uk/footer'],
    ],
    ['keys that a template wrote', { deliveryKeys: ['uk/footer', 'us/footer'] }, ['uk/footer', 'us/footer']],
    ['one key that a template wrote', { deliveryKey: 'uk/footer' }, ['uk/footer']],
    ['an edition', { name: 'dynamic-content.edition.published', payload: { id: 'edition' } }, ['edition']],
    ['nothing', { name: 'dynamic-content.content-item.created', payload: { id: 'x' } }, null],
  ])('the log names the published items: %s', (_what, event, items) => {
    expect(publishedItems(v.parse(EventsSchema, event))).toEqual(items)
  })
})

describe('after a publication', () => {
  test('after a publication every page is rendered again, in every market [CNT-32]', async () => {
    let title = 'Before'
    const item = (): ContentItem => ({ _meta: { schema: contentTypeUri('page') }, title, content: [] })
    const content: ContentPort = {
      items: async <Key extends string>({ keys }: { keys: readonly Key[] }) =>
        Object.fromEntries(keys.map((key) => [key, key.startsWith('page/') ? item() : null])) as Record<
          Key,
          ContentItem | null
        >,
    }
    const shop = openShop({ vars: { WEBHOOK_SECRET: secret }, broken: { content } })
    const read = async (prefix: string) => {
      const response = await shop.get(`${prefix}/our-story`)
      const page = await textOf(response)
      await shop.settle()
      return [response.headers.get('x-cache'), /<title>(\w+)/.exec(page)?.[1]]
    }
    for (const { prefix } of Object.values(markets))
      expect([await read(prefix), await read(prefix)]).toEqual([
        ['miss', 'Before'],
        ['hit', 'Before'],
      ])
    title = 'After'
    expect(await read('')).toEqual(['hit', 'Before'])
    await deliver(shop, publication(8))
    for (const { prefix } of Object.values(markets))
      expect([await read(prefix), await read(prefix)]).toEqual([
        ['miss', 'After'],
        ['hit', 'After'],
      ])
  })
})
