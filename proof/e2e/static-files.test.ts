import { expect, test } from './test.ts'

test('static files are cached for a year and have the security headers of pages', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? []
  const answer = await request.get(script)
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
})
