import { describe, expect, test } from 'vitest'
import { toBase64Url, toBytes } from '../lib/crypto.ts'
import { fetchCart, twoSellable, unitsIn } from '../test/bags.ts'
import { present } from '../test/recorded-fetch.ts'
import { openShop, textOf } from '../test/shop.ts'
import { readPermalink } from './permalink.ts'
import { actions } from '#shared/routes.ts'

const [dress, shirt] = await twoSellable(9)
const idOf = ({ product, variant }: typeof dress) => `${product.id}-${variant.id}`
const [first, second] = [idOf(dress), idOf(shirt)]
const tokenOf = (id: string) => `~${toBase64Url(toBytes(id))}`

const locationOf = async (path: string, shop = openShop()) => {
  const { status, headers } = await shop.get(path)
  return { status, headers, location: headers.get('location') ?? '' }
}

describe('a permalink', () => {
  test('leads to the pieces, which one press adds to what is in the bag [UCP-14]', async () => {
    const shop = openShop()
    const { status, headers, location } = await locationOf(`/buy/${first}:2,${tokenOf(second)}:1`, shop)
    expect([status, headers.get('referrer-policy')]).toEqual([303, 'no-referrer'])
    expect(headers.get('cache-control')).toContain('no-store')
    expect(location).toMatch(/^\/bag\/shared\?of=/)
    const page = await textOf(shop.get(location))
    expect(page).toContain(dress.product.name)
    expect(page).toContain(shirt.product.name)
    expect((await fetchCart(shop)).line_items.physical_items).toEqual([])
    const of = present(new URL(location, 'http://localhost').searchParams.get('of'), 'sealed')
    expect((await shop.post(actions.addSharedBag, { of })).headers.get('location')).toBe('/bag')
    const cart = await fetchCart(shop)
    expect([unitsIn(cart, dress), unitsIn(cart, shirt)]).toEqual([2, 1])
  })

  test('goes on to the path that it names once the pieces are in the bag [UCP-14]', async () => {
    const shop = openShop()
    const { location } = await locationOf(`/buy/${first}:1?continue_to=%2Fbrowse%2Fwomens`, shop)
    const of = present(new URL(location, 'http://localhost').searchParams.get('of'), 'sealed')
    expect((await shop.post(actions.addSharedBag, { of })).headers.get('location')).toBe('/browse/womens')
    expect((await locationOf('/buy/999999999:1?continue_to=/browse/womens')).location).toBe('/browse/womens')
    expect((await locationOf('/buy?continue_to=/help')).location).toBe('/help')
  })

  test('of a product whose variant is not named leads to its page, where the shopper chooses [UCP-14]', async () => {
    expect((await locationOf(`/buy/${dress.product.id}:1`)).location).toContain(`/p/${dress.product.id}/`)
  })

  test('is for the market of its context [UCP-14]', async () => {
    expect((await locationOf(`/buy/${first}:1?context/address_country=US`)).location).toMatch(/^\/us\/bag\/shared\?/)
  })

  test('saves its discount code as the link of a coupon does, and passes on what is neither secret nor a field [UCP-14]', async () => {
    const query =
      'discounts/codes/0=WELCOME10&buyer/email=alice%40example.com&buyer/unknown=foo&attribution/utm_source=email&utm_medium=sms&color=black&access_token=secret&logout=true&buyer=x'
    const { location } = await locationOf(`/buy/${first}:1?${query}`)
    const { searchParams } = new URL(location, 'http://localhost')
    searchParams.delete('of')
    expect(Object.fromEntries(searchParams)).toEqual({
      coupon: 'WELCOME10',
      utm_source: 'email',
      utm_medium: 'sms',
      color: 'black',
    })
  })

  test.each([
    'a:0',
    'a:01',
    'a:-1',
    'a:1e3',
    'a:1000',
    'a',
    ':1',
    'a:1,',
    'a%2Fb:1',
    '~Zm9v=:1',
    '~Zh:1',
    '~gA:1',
    '~AAo:1',
    '~:1',
    Array.from({ length: 21 }, () => 'a:1').join(','),
    'a:1?buyer/email=a&/buyer/email=b',
    'a:1?continue_to=/a&continue_to=/b',
    'a:1?x=%00',
    `a:1?${'x=1&'.repeat(51)}`,
  ])('%j is malformed, and leads to the home page [UCP-14]', async (rest) => {
    const { status, location } = await locationOf(`/buy/${rest}`)
    expect([status, location]).toEqual([303, '/'])
  })

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/a b',
    '/a%0d%0aSet-Cookie:x=y',
    '/\tevil',
    'javascript:alert(1)',
    '/x?next=https://evil.example',
    'browse',
    '/help?logout=true',
    '/buy/1:1',
  ])('ignores the unsafe continuation %j [UCP-14]', (value) => {
    const search = `?continue_to=${encodeURIComponent(decodeURIComponent(value))}`
    expect(readPermalink({ pathname: '/buy', search })?.continueTo ?? null).toBeNull()
  })

  test.each([
    ['gid://shop/Variant/7', `~${toBase64Url(toBytes('gid://shop/Variant/7'))}`],
    ['101-2001', '101-2001'],
    ['101-2001', tokenOf('101-2001')],
    ['Größe', tokenOf('Größe')],
  ])('has the identifier %j in the token %s [UCP-14]', (id, token) => {
    expect(readPermalink({ pathname: `/buy/${token}:3`, search: '' })?.lines).toEqual([{ id, quantity: 3 }])
  })

  test('is absent if it is switched off [UCP-14]', async () => {
    expect((await locationOf(`/buy/${first}:1`, openShop({ vars: { UCP: 'catalog' } }))).status).toBe(404)
  })
})
