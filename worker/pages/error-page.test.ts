import { expect, test } from 'vitest'
import { linesOf } from '../test/log-lines.ts'
import { openShop } from '../test/shop.ts'
import { markets } from '#shared/markets.ts'

test.each(Object.values(markets))(
  'a plain HTML page in market $code has the message and a link home if the error page itself fails [LAY-45]',
  async ({ prefix }) => {
    const shop = openShop({ vars: { PUBLIC_ORIGIN: 'not an address' } })
    let response = new Response()
    expect(await linesOf(async () => (response = await shop.get(`${prefix}/help`)))).toMatchObject([
      { event: 'not-configured' },
    ])
    const page = await response.text()
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      500,
      'text/html; charset=utf-8',
      'private, no-store',
    ])
    expect(page).toContain('An error occured')
    expect(page).toContain('Please go back or try again')
    expect(page).toContain(`<a href="${prefix || '/'}">`)
    expect(page).not.toContain('PUBLIC_ORIGIN')
  },
)
