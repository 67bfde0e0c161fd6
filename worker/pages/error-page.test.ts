import { expect, test } from 'vitest'
import { markets } from '../../shared/markets.ts'
import { openShop } from '../test/shop.ts'

test.each(Object.values(markets))(
  'a plain HTML page in market $code has the message and a link home if the error page itself fails [LAY-45]',
  async ({ prefix }) => {
    const response = await openShop({ vars: { PUBLIC_ORIGIN: 'not an address' } }).get(`${prefix}/help`)
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
