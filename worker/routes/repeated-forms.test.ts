import { beforeAll, describe, expect, test } from 'vitest'
import { openAccountShop, otherAddressFields, sessionCookie } from '../test/accounts.ts'
import { type Buyable, buyable } from '../test/buyable.ts'
import { productsByTracking } from '../test/counted-products.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { modifierKind } from '#shared/domain/modifiers.ts'
import { markets } from '#shared/markets.ts'
import { addresses } from '#shared/messages/account.ts'
import { bagPage } from '#shared/messages/bag-page.ts'
import { needsCookies } from '#shared/messages/shop.ts'

const { services } = sandboxServices()
let item: Buyable
beforeAll(async () => {
  item = await buyable(services.catalogue, markets.en)
})

type Shop = ReturnType<typeof openShop>

async function add(shop: Shop): Promise<string> {
  const line = { product_id: item.product.id, variant_id: item.variant.id, quantity: 1 }
  const cart = await (
    await shop.call('addCartItems', { data: { line_items: [line] } })
  ).json<{ line_items: { physical_items: { id: string }[] } }>()
  return cart.line_items.physical_items[0]?.id ?? ''
}

describe('a form of the bag that is posted after its line has gone', () => {
  test.each(['remove', 'update', 'save'])(
    'redirects to the bag page, which says that the line of /bag/items/%s was no longer there [BAG-44, D-44]',
    async (action) => {
      const shop = openShop()
      const lineId = await add(shop)
      await shop.post('/bag/items/remove', { lineId })
      const response = await shop.post(`/bag/items/${action}`, { lineId, quantity: '2' })
      expect([response.status, response.headers.get('location')]).toEqual([303, '/bag?error=gone'])
      expect(await textOf(shop.get('/bag?error=gone'))).toContain(bagPage.gone)
    },
  )

  test('redirects to the bag page if the bag was cleared twice, or never had anything [BAG-44, D-44]', async () => {
    const shop = openShop()
    await add(shop)
    const locations = []
    for (const _press of [1, 2]) locations.push((await shop.post('/bag/clear', {})).headers.get('location'))
    expect(locations).toEqual(['/bag', '/bag?error=gone'])
  })

  test.each([
    ['/bag/items', { productId: '999999999' }],
    ['/notify-me', { productId: '999999999', variantId: '1', email: 'ada@example.com' }],
  ])('redirects %s of a product that is not sold any more to the bag page, with a word', async (path, form) => {
    const shop = openShop()
    const response = await shop.post(path, form)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/bag?error=not-sold'])
    expect(await textOf(shop.get('/bag?error=not-sold'))).toContain(bagPage.notSold)
  })

  test('an address that was deleted in another tab says so, and keeps what was typed [ACC-36]', async () => {
    const { shop } = await openAccountShop()
    const fields = { ...otherAddressFields, 'address.addressLine1': 'Bobbin Mews', addressId: '999999999' }
    const response = await shop.post('/my-account/saved-addresses/save', fields)
    const page = await textOf(response)
    expect([response.status, page.includes(addresses.gone), page.includes('value="Bobbin Mews"')]).toEqual([
      404,
      true,
      true,
    ])
  })
})

describe('a session that has ended', () => {
  test('shows in the empty bag that a login brings it back [D-11]', async () => {
    const { shop } = await openAccountShop()
    await add(shop)
    shop.jar.delete(sessionCookie)
    expect((await shop.post('/checkout', {})).headers.get('location')).toBe('/bag')
    const page = await textOf(shop.get('/bag'))
    expect(page).toContain(bagPage.logIn)
    expect(page).toContain('/login?returnTo=%2Fbag')
  })

  test('does not show that to a guest with an empty bag', async () => {
    expect(await textOf(openShop().get('/bag'))).not.toContain(bagPage.logIn)
  })

  test.each([
    ['/my-account/my-profile/email', '/my-account/my-profile'],
    ['/my-account/saved-addresses/save', '/my-account/saved-addresses'],
    ['/my-account/my-data/delete', '/my-account/my-data'],
  ])('leads the form %s to the login, and back to %s [D-11]', async (action, back) => {
    const { shop } = await openAccountShop()
    shop.jar.delete(sessionCookie)
    const response = await shop.post(action, {})
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/login?returnTo=${encodeURIComponent(back)}`,
    ])
  })
})

describe('a market that another tab has switched', () => {
  const navigation = { headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' } }
  const from = (path: string) => ({ headers: { ...navigation.headers, referer: `http://localhost:8787${path}` } })

  async function switched() {
    const shop = openShop()
    await add(shop)
    await shop.post('/locale', { locale: 'Rest of the World', currency: 'USD', path: '/' })
    return shop
  }

  test('leaves the bag of a page in the market of the page [LOC-31, D-80]', async () => {
    const shop = await switched()
    expect((await shop.get('/bag', from('/p/1/x/Red'))).status).toBe(200)
  })

  test('names the bag of the other market in an empty bag, and the link leads there [LOC-31, D-80]', async () => {
    const shop = await switched()
    const page = await textOf(shop.get('/us/bag', navigation))
    expect(page).toContain('<a href="/bag">1 item in your bag for United Kingdom</a>')
    expect((await shop.get('/bag', from('/us/bag'))).status).toBe(200)
  })

  test('still redirects a visitor without a bag to the market that they prefer [LOC-31, D-80]', async () => {
    const shop = openShop()
    await shop.post('/locale', { locale: 'Rest of the World', currency: 'USD', path: '/' })
    expect((await shop.get('/bag', from('/'))).headers.get('location')).toBe('/us/bag')
  })
})

describe('a posted form of a personalised product that is refused', () => {
  test('comes back with what was typed and the errors at the fields, for this visitor only [PDP-30, D-52]', async () => {
    const { untracked } = await productsByTracking()
    const card = present(
      await services.catalogue.product({ market: markets.en, id: untracked.id }, untilDone()),
      'gift card',
    )
    const email = present(
      card.modifiers.find((modifier) => modifierKind(modifier) === 'email'),
      'field',
    )
    const message = present(
      card.modifiers.find(({ type }) => type === 'multiline-text'),
      'field',
    )
    const response = await openShop().post('/bag/items', {
      productId: String(card.id),
      size: card.variants[0]?.size ?? '',
      [`modifier[${email.id}]`]: 'grace@example',
      [`modifier[${message.id}]`]: 'Dear Grace,\r\nhappy birthday',
    })
    const page = await textOf(response)
    expect([response.status, response.headers.get('cache-control'), response.headers.get('location')]).toEqual([
      422,
      expect.stringContaining('no-store'),
      null,
    ])
    expect(page).toContain('value="grace@example"')
    expect(page).toContain(`id="modifier-${email.id}-error"`)
    expect(page).toMatch(/<textarea[^>]*>Dear Grace,\nhappy birthday<\/textarea>/)
    expect(page).toContain(`checked="" value="${card.variants[0]?.size}"`)
    expect(page).toContain('data-document-side="personal"')
  })
})

test('the bag page after an addition says that a browser keeps no cookies, and only then', async () => {
  const shop = openShop()
  const { product, variant } = item
  const location = await shop.post('/bag/items', {
    productId: String(product.id),
    color: variant.colour ?? '',
    size: variant.size ?? '',
    length: variant.length ?? '',
  })
  const path = location.headers.get('location') ?? ''
  expect(path).toMatch(/^\/bag\?added=/)
  expect(await textOf(openShop().get(path))).toContain(needsCookies.text)
  expect(await textOf(shop.get(path))).not.toContain(needsCookies.text)
  expect(await textOf(openShop().get('/bag'))).not.toContain(needsCookies.text)
})
