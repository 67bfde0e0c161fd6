import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { setHeaders } from './set-headers.ts'

function canChange({ headers }: Response): boolean {
  try {
    headers.set('x-one', '1')
    return true
  } catch {
    return false
  }
}

test.each([
  ['that can be changed', () => new Response(null, { status: 302, headers: { location: '/', 'x-one': 'old' } }), false],
  ['that cannot be changed', () => Response.redirect('https://shop.example/', 302), true],
])('the headers of a response %s are set', async (_which, respond, isFixed) => {
  expect(canChange(respond())).toBe(!isFixed)
  const app = new Hono().use(async (c, next) => {
    await next()
    setHeaders(c, { 'x-one': '1', 'x-two': '2' })
  })
  app.get('/', respond)
  const { status, headers } = await app.request('/')
  expect([status, headers.get('x-one'), headers.get('x-two')]).toEqual([302, '1', '2'])
  expect(headers.get('location')).toMatch(/\/$/)
})
