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

  test('stores a stock notification once, and sends it when the variant is back in stock [PDP-60]', async () => {
    const first = await call('POST', '/stock-notifications', wish)
    const again = await call('POST', '/stock-notifications', wish)
    expect([first.status, again.status, again.body.id]).toEqual([201, 200, first.body.id])
    expect((await call('POST', '/stock-notifications/dispatch')).body).toEqual({ sent: 0 })
    await env.DB.prepare('UPDATE variants SET stock_1 = 3 WHERE id = ?').bind(shirt.soldOut).run()
    expect((await call('POST', '/stock-notifications/dispatch')).body).toEqual({ sent: 1 })
    expect((await call('POST', '/stock-notifications/dispatch')).body).toEqual({ sent: 0 })
    expect(await mails()).toMatchObject([{ recipient: ada, subject: 'Harbour Stripe Shirt is back' }])
  })

  test('sends the notification for a variant of a pool when the pool is back in stock [PDP-60]', async () => {
    await env.DB.prepare('UPDATE variants SET stock_1 = 0 WHERE id = ?').bind(towel.sage).run()
    await call('POST', '/stock-notifications', { ...wish, sku: `SKU-${towel.ink}` })
    expect((await call('POST', '/stock-notifications/dispatch')).body).toEqual({ sent: 0 })
    await env.DB.prepare('UPDATE variants SET stock_1 = 3 WHERE id = ?').bind(towel.sage).run()
    expect((await call('POST', '/stock-notifications/dispatch')).body).toEqual({ sent: 1 })
  })

  test('writes in the language of the page on which the shopper asked', async () => {
    await call('POST', '/subscriptions', { email: ada, market: 'eu', language: 'de' })
    const [asked] = await mails()
    expect(asked!.subject).toBe('Bitte bestätigen: der Selvedge-Newsletter')
    const link = asked!.body.match(/https?:\S+/)![0].replace(`${env.SANDBOX_ORIGIN}/marketing`, '')
    expect(await (await marketing.request(link, {}, env)).text()).toMatch(/<html lang="de">[\s\S]*Noch ein Schritt/)
    expect(await (await marketing.request(link, { method: 'POST' }, env)).text()).toContain(
      `${ada} erhält jetzt unseren Newsletter.`,
    )
    await call('POST', '/stock-notifications', { ...wish, market: 'eu', language: 'de' })
    await env.DB.prepare('UPDATE variants SET stock_1 = 3 WHERE id = ?').bind(shirt.soldOut).run()
    await call('POST', '/stock-notifications/dispatch')
    const stocked = (await mails()).at(-1)!
    expect(stocked.subject).toBe('Wieder da: Hemdbluse Harbour mit Streifen')
    expect(stocked.body).toContain(`${env.STOREFRONT_ORIGIN}/eu/de/p/${shirt.id}/`)
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
