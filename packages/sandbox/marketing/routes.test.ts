import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { shirt, stockShelf, towel } from '../bigcommerce/commerce/test/shelf-fixture.ts'
import type { Json } from '../test/catalogue-app.ts'
import { resetMarketingStatements } from './reset.ts'
import { marketing } from './routes.ts'

const ada = 'ada@example.com'

beforeEach(async () => {
  await stockShelf()
  await env.DB.batch(resetMarketingStatements(env.DB))
})

async function call(
  method: string,
  path: string,
  body?: unknown,
  key = env.MARKETING_API_KEY,
): Promise<{ status: number; body: Json }> {
  const init = {
    method,
    headers: { authorization: `Bearer ${key}` },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  }
  const response = await marketing.request(`/v1${path}`, init, env)
  return { status: response.status, body: await response.json() }
}

async function mails() {
  return (
    await env.DB.prepare('SELECT recipient, subject, body FROM outbox ORDER BY id').all<{
      recipient: string
      subject: string
      body: string
    }>()
  ).results
}

describe('the newsletter', () => {
  test('subscribes to the newsletter only after the link in its mail is confirmed [ACC-39]', async () => {
    expect(await call('POST', '/subscriptions', { email: ' Ada@Example.com ', market: 'us' })).toEqual({
      status: 202,
      body: { email: ada, status: 'pending' },
    })
    const [sent] = await mails()
    expect(sent).toMatchObject({ recipient: ada, subject: 'Please confirm: the Selvedge newsletter' })
    const link = new URL(sent!.body.match(/https?:\S+/)![0]).pathname.replace('/marketing', '')
    expect((await marketing.request(link, {}, env)).status).toBe(200)
    expect((await call('GET', `/contacts/${ada}`)).body.consents.marketing_email).toBe('pending')
    expect((await marketing.request(link, { method: 'POST' }, env)).status).toBe(200)
    expect((await call('GET', `/contacts/${ada}`)).body).toMatchObject({
      market: 'us',
      consents: { marketing_email: 'accepted', marketing_post: 'unknown' },
    })
    expect((await marketing.request(link, { method: 'POST' }, env)).status).toBe(404)
    expect(await call('POST', '/subscriptions', { email: ada })).toEqual({
      status: 200,
      body: { email: ada, status: 'accepted' },
    })
    expect(await mails()).toHaveLength(1)
  })

  test('accepts only the newest confirmation link', async () => {
    await call('POST', '/subscriptions', { email: ada })
    await call('POST', '/subscriptions', { email: ada })
    const links = (await mails()).map(({ body }) =>
      new URL(body.match(/https?:\S+/)![0]).pathname.replace('/marketing', ''),
    )
    expect((await marketing.request(links[0]!, { method: 'POST' }, env)).status).toBe(404)
    expect((await marketing.request(links[1]!, { method: 'POST' }, env)).status).toBe(200)
  })
})

describe('service mails', () => {
  const message = {
    email: ' Ada@Example.com ',
    subject: 'Your order',
    text: 'See it',
    html: '<p>See it</p>',
    market: 'en',
  }

  test('sends a mail that the sender wrote, in both parts, without a consent [ORDP-12]', async () => {
    expect(await call('POST', '/messages', message)).toMatchObject({ status: 202, body: { status: 'queued' } })
    expect(await mails()).toMatchObject([{ recipient: ada, subject: 'Your order', body: 'See it' }])
    expect(await env.DB.prepare('SELECT html FROM outbox').first<string>('html')).toBe('<p>See it</p>')
  })

  test('refuses a mail that lacks a part', async () => {
    expect((await call('POST', '/messages', { ...message, html: '' })).status).toBe(422)
    expect(await mails()).toEqual([])
  })
})

describe('consents and preferences', () => {
  test('gives and withdraws consent by category [ACC-39]', async () => {
    expect(await call('POST', '/consents', { email: ada, category: 'marketing_post', action: 'accept' })).toEqual({
      status: 200,
      body: { email: ada, category: 'marketing_post', status: 'accepted' },
    })
    await call('POST', '/consents', { email: ada, category: 'marketing_email', action: 'accept' })
    await call('POST', '/consents', { email: ada, category: 'marketing_email', action: 'decline' })
    expect((await call('GET', `/contacts/${ada}`)).body.consents).toEqual({
      marketing_email: 'declined',
      marketing_post: 'accepted',
    })
  })

  test('merges preferences [ACC-40]', async () => {
    await call('PUT', '/preferences', { email: ada, preferences: { womens: true, frequency: 'weekly' } })
    expect(await call('PUT', '/preferences', { email: ada, preferences: { frequency: 'monthly' } })).toMatchObject({
      status: 200,
      body: { preferences: { womens: true, frequency: 'monthly' } },
    })
  })
})

describe('back in stock', () => {
  const wish = { email: ada, sku: `SKU-${shirt.soldOut}`, market: 'uk' }
  const since = '2020-01-01T00:00:00.000Z'
  const open = async (change: object = {}): Promise<Json> =>
    (await call('POST', '/stock-notifications/open', { skus: [wish.sku], sent_since: since, limit: 50, ...change }))
      .body
  const mailOf = (id: string) => ({
    id,
    subject: 'It is back',
    text: 'See it',
    html: '<p>See it</p>',
    unsubscribe_url: 'http://localhost:8787/stock-alerts/stop?link=x',
  })
  const send = async (...ids: string[]) =>
    (await call('POST', '/stock-notifications/send', { mails: ids.map(mailOf) })).body

  test('stores a stock notification once, and lists it with its market and language [PDP-60]', async () => {
    const german = { ...wish, market: 'eu', language: 'de' }
    const first = await call('POST', '/stock-notifications', german)
    const again = await call('POST', '/stock-notifications', wish)
    expect([first.status, again.status, again.body.id]).toEqual([201, 200, first.body.id])
    expect(await open()).toEqual({
      notifications: [{ id: first.body.id, ...german, created_at: expect.any(String) }],
      sent: {},
    })
  })

  test('lists the oldest requests of each SKU and market, in their order [STK-02]', async () => {
    const asked = [
      ['a@example.com', 'en'],
      ['b@example.com', 'en'],
      ['c@example.com', 'us'],
      ['d@example.com', 'en'],
    ] as const
    for (const [email, market] of asked) await call('POST', '/stock-notifications', { ...wish, email, market })
    await call('POST', '/stock-notifications', { ...wish, sku: `SKU-${towel.ink}` })
    const emails = ({ notifications }: Json) => notifications.map(({ email }: { email: string }) => email[0])
    expect(emails(await open({ limit: 2 }))).toEqual(['a', 'b', 'c'])
    expect(emails(await open())).toEqual(['a', 'b', 'c', 'd'])
  })

  test('sends a mail and deletes its request in one step, so that no mail is sent twice [STK-03, STK-09]', async () => {
    const { id } = (await call('POST', '/stock-notifications', wish)).body
    const sent = await Promise.all([send(id), send(id, crypto.randomUUID()), send(id)])
    expect(sent.map((body) => body.sent).toSorted()).toEqual([0, 0, 1])
    expect(await mails()).toMatchObject([{ recipient: ada, subject: 'It is back', body: 'See it' }])
    expect(await open()).toEqual({ notifications: [], sent: { [wish.sku]: 1 } })
    expect(await open({ sent_since: '2999-01-01T00:00:00.000Z' })).toEqual({ notifications: [], sent: {} })
    // Only the mail itself still names the address.
    for (const table of ['marketing_stock_notifications', 'marketing_stock_mails']) {
      const { results } = await env.DB.prepare(`SELECT * FROM ${table}`).all()
      expect(JSON.stringify(results)).not.toContain(ada)
    }
  })

  test('deletes the requests of an address, which then get no mail [STK-07, STK-09]', async () => {
    const { id } = (await call('POST', '/stock-notifications', wish)).body
    await call('POST', '/stock-notifications', { ...wish, email: 'grace@example.com' })
    const list = async (email: string) =>
      (await call('POST', '/stock-notifications/list', { email })).body.notifications
    expect(await list(' Ada@Example.com ')).toMatchObject([{ id, sku: wish.sku }])
    expect((await call('POST', '/stock-notifications/stop', { email: ada })).body).toEqual({ stopped: 1 })
    expect((await call('POST', '/stock-notifications/stop', { email: ada })).body).toEqual({ stopped: 0 })
    expect([await list(ada), (await list('grace@example.com')).length, await send(id)]).toEqual([[], 1, { sent: 0 }])
  })

  test('keeps a request for 180 days [STK-09]', async () => {
    await call('POST', '/stock-notifications', wish)
    const age = (days: number) =>
      env.DB.prepare('UPDATE marketing_stock_notifications SET created_at = ?')
        .bind(Date.now() - days * 24 * 60 * 60 * 1000)
        .run()
    await age(179)
    expect((await open()).notifications).toHaveLength(1)
    await age(181)
    expect((await open()).notifications).toEqual([])
  })

  test('writes the newsletter’s confirmation in the language of the page on which the shopper asked', async () => {
    await call('POST', '/subscriptions', { email: ada, market: 'eu', language: 'de' })
    const [asked] = await mails()
    expect(asked!.subject).toBe('Bitte bestätigen: der Selvedge-Newsletter')
    const link = asked!.body.match(/https?:\S+/)![0].replace(`${env.SANDBOX_ORIGIN}/marketing`, '')
    expect(await (await marketing.request(link, {}, env)).text()).toMatch(/<html lang="de">[\s\S]*Noch ein Schritt/)
    expect(await (await marketing.request(link, { method: 'POST' }, env)).text()).toContain(
      `${ada} erhält jetzt unseren Newsletter.`,
    )
  })

  test('refuses an unknown SKU', async () => {
    expect(await call('POST', '/stock-notifications', { ...wish, sku: 'none' })).toMatchObject({
      status: 422,
      body: { error: { code: 'invalid', fields: { sku: 'There is no such SKU' } } },
    })
  })
})

test.each([
  ['POST', '/subscriptions', '{', 400, 'malformed'],
  ['POST', '/subscriptions', { email: 'nobody' }, 422, 'invalid'],
  ['POST', '/consents', { email: ada, category: 'sms', action: 'accept' }, 422, 'invalid'],
  ['PUT', '/preferences', { email: ada }, 422, 'invalid'],
  ['POST', '/stock-notifications', { email: ada }, 422, 'invalid'],
  ['POST', '/stock-notifications/open', { skus: [] }, 422, 'invalid'],
  ['POST', '/stock-notifications/send', { mails: [{ id: 'x' }] }, 422, 'invalid'],
  ['GET', '/contacts/none@example.com', undefined, 404, 'not_found'],
  ['POST', '/elsewhere', {}, 404, 'not_found'],
] as const)('refuses %s %s %j', async (method, path, body, status, code) => {
  expect(await call(method, path, body)).toMatchObject({ status, body: { error: { code } } })
})

test('refuses a wrong key', async () => {
  expect(await call('POST', '/subscriptions', { email: ada }, 'wrong')).toMatchObject({
    status: 401,
    body: { error: { code: 'unauthorized' } },
  })
})
