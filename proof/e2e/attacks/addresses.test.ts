import { expect, test } from '@playwright/test'
import { newNetwork, ownForm, send, sendBytes, shopOrigin } from './send.ts'
import { actions } from '#shared/routes.ts'
import { foreignAddresses } from '#shared/test/foreign-addresses.ts'

const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

test('no redirect leads to another site', async () => {
  const isOwn = (location: string | undefined) =>
    location === undefined || new URL(location, shopOrigin()).origin === shopOrigin()
  let redirects = 0
  const check = async (name: string, sent: ReturnType<typeof send>) => {
    const { status, headers } = await sent
    if (headers.location !== undefined) redirects += 1
    expect([name, status < 500, isOwn(headers.location)]).toEqual([name, true, true])
  }
  for (const path of foreignAddresses) {
    const post = (to: string, fields: Record<string, string>) =>
      send(to, {
        method: 'POST',
        headers: { ...ownForm(), ...newNetwork(), referer: `https://evil.example/${path}` },
        body: new URLSearchParams(fields).toString(),
      })
    await check(path, post(actions.chooseLocale, { locale: 'Ireland', currency: 'EUR', path }))
    await check(path, post(actions.exitPreview, { path }))
    await check(path, post(actions.logIn, { email: 'a@example.com', password: 'Wrong1234', returnTo: path }))
    await check(path, post(actions.logOut, { returnTo: path, path }))
  }
  const places = ['//evil.example', '//evil.example/', '/ContentPage//evil.example', '/Bag//evil.example']
  places.push('/us//evil.example', '/%2f%2fevil.example', '/\\evil.example', '/%5c%5cevil.example', '/..//evil.example')
  for (const place of places)
    for (const query of ['', '?coupon=A', '?logout=true', '?domain=sandbox.staging.bigcontent.io'])
      for (const forged of [{}, { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }])
        await check(place + query, send(place + query, { headers: { ...navigation, ...forged } }))
  expect(redirects).toBeGreaterThan(20)
})

test('a path or query with line breaks adds no header', async () => {
  for (const path of ['/%0d%0aset-cookie:%20a=b', '/browse/womens?a=%0d%0aset-cookie:%20a=b', '/Login/%0d%0ax:y'])
    for (const query of ['', '&coupon=%0d%0aset-cookie:x=y']) {
      const { headers, status } = await send(path + query, { headers: navigation })
      expect([path, status < 500]).toEqual([path, true])
      expect(JSON.stringify(headers['set-cookie'] ?? [])).not.toMatch(/a=b|x=y/)
      expect(headers['x']).toBeUndefined()
    }
})

test('requests that no browser makes are refused or answered, and never break the server', async () => {
  const { host } = new URL(shopOrigin())
  const end = `Host: ${host}\r\nConnection: close\r\n\r\n`
  const requests = [
    `GET /%00 HTTP/1.1\r\n${end}`,
    `GET /%ff%fe HTTP/1.1\r\n${end}`,
    `GET /%E0%A4%A HTTP/1.1\r\n${end}`,
    `GET /browse/womens?filters[colour]=%ff HTTP/1.1\r\n${end}`,
    `GET / HTTP/1.1\r\nCookie: ${'a=b; '.repeat(2000)}\r\n${end}`,
    `GET / HTTP/1.1\r\nCookie: \x01\x02=;;;=;"\r\n${end}`,
  ]
  for (const bytes of requests) {
    const text = await sendBytes(bytes)
    expect([bytes.slice(0, 120), text.slice(0, 300)]).toEqual([
      bytes.slice(0, 120),
      expect.stringMatching(/^HTTP\/1\.1 [234]|^$/),
    ])
    expect(text).not.toMatch(/\n\s+at [\w.<]+ \(|file:\/\/|Location: (https?:)?\/\/evil/i)
  }
  expect((await send('/')).status).toBe(200)
})

test('under the name of another host, a shop with the published secrets serves nothing', async () => {
  const text = await sendBytes('GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n')
  expect(text).toMatch(/^HTTP\/1\.1 500/)
  expect(text).not.toMatch(/set-cookie|SESSION_KEYS|\/assets\/|sandbox-/i)
})

test('a page of a customer is neither shown nor kept under another spelling of its path', async () => {
  const paths = [
    '/my-account/x.css',
    '/my-account%2fx.css',
    '/my-account/;x.css',
    '/my-account%00.css',
    '/my-account%0a.css',
    '/MY-ACCOUNT',
    '/my-account/',
    '//my-account',
    '/./my-account',
    '/assets/..%2fmy-account',
    '/assets/../my-account',
    '/%6dy-account',
    '/us/../my-account',
    '/my-account/my-data/download/x.png',
    '/my-account/saved-addresses?edit=1',
    '/my-account/order-history/100',
  ]
  for (const path of paths) {
    // The hint that scripts can read opens nothing.
    const { status, headers, text } = await send(path, { headers: { cookie: 'user-authenticated=1' } })
    expect([path, status < 500, /Log out/.test(text)]).toEqual([path, true, false])
    if (status === 200) expect([path, headers['cache-control']]).toEqual([path, 'private, no-store'])
  }
})

test('the cache keeps nothing that a header or an unknown query value says', async () => {
  const canary = `canary-${crypto.randomUUID()}`
  const names = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for', 'x-original-url', 'x-rewrite-url']
  names.push('forwarded', 'x-host', 'referer', 'user-agent', 'accept-language', 'cf-ipcountry', 'cookie', 'range')
  names.push('x-http-method-override', 'if-none-match', 'x-sv-navigation', 'accept', 'origin', 'via')
  const page = `/newsletter?outcome=${canary}`
  for (const name of names) await send(page, { headers: { [name]: canary } })
  await send(`/cookies?utm_source=${canary}&x=${canary}`)
  for (const path of [page, '/cookies', '/newsletter']) {
    const { status, text, headers } = await send(path)
    expect([path, status, (JSON.stringify(headers) + text).includes(canary)]).toEqual([path, 200, false])
  }
})
