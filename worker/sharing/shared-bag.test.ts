import { describe, expect, test, vi } from 'vitest'
import { openAccountShop } from '../test/accounts.ts'
import { addLines, fetchCart, firstSellable, lineOf, sentBags, twoSellable, unitsIn } from '../test/bags.ts'
import { openBrowser } from '../test/browser.ts'
import { giftCardByMail } from '../test/gift-card.ts'
import { present } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { openBag, sealBag, sendableLines } from './shared-bag.ts'
import { publicWishlistPath, sharedBagPath, sharedBagPathOf } from '#shared/links.ts'
import { everyMarket, markets } from '#shared/markets.ts'
import * as account from '#shared/messages/account.ts'
import { sharing } from '#shared/messages/sharing.ts'
import { actions } from '#shared/routes.ts'
import { cartOf, lineItem } from '#shared/test/carts.ts'
import { changedStart } from '#shared/test/changed-start.ts'

const [dress, shirt] = await twoSellable(9)
const jumper = await firstSellable('mens', 9)

async function sentBag() {
  const sender = openShop()
  await addLines(sender, lineOf(dress, 2), lineOf(shirt))
  const [all = '', first = '', second = ''] = await sentBags(sender)
  return { sender, all, first, second }
}

describe('a bag that is sent', () => {
  test('is a link of the sender, which shows the pieces to anyone with their prices, and adds them to what is in the bag [SHARE-01] [SHARE-02]', async () => {
    const { all } = await sentBag()
    const receiver = openShop()
    await addLines(receiver, lineOf(jumper))
    const response = await receiver.get(sharedBagPathOf(all))
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const page = await textOf(response)
    for (const text of [dress.product.name, shirt.product.name, sharing.quantity(2), sharing.addHint, 'class="price"'])
      expect(page).toContain(text)
    // A link that is only opened, as programs do that preview it, adds nothing.
    expect(unitsIn(await fetchCart(receiver), dress)).toBe(0)
    const added = await receiver.post(actions.addSharedBag, { of: all })
    expect([added.status, added.headers.get('location')]).toEqual([303, '/bag'])
    const cart = await fetchCart(receiver)
    expect([dress, shirt, jumper].map((piece) => unitsIn(cart, piece))).toEqual([2, 1, 1])
    expect(await textOf(receiver.get('/bag'))).toContain('2 of 2 items are in your bag.')
  })

  test('has a link to each of its pieces [SHARE-01]', async () => {
    const { second } = await sentBag()
    const receiver = openShop()
    await receiver.post(actions.addSharedBag, { of: second })
    const cart = await fetchCart(receiver)
    expect([unitsIn(cart, dress), unitsIn(cart, shirt)]).toEqual([0, 1])
  })

  test('adds what is still for sale, and names what is not [SHARE-03]', async () => {
    const { all } = await sentBag()
    const { catalogue } = sandboxServices().services
    const withoutDress = {
      ...catalogue,
      stock: async (...request: Parameters<typeof catalogue.stock>) => {
        const stock = new Map(await catalogue.stock(...request))
        const known = stock.get(dress.variant.id)
        return known ? stock.set(dress.variant.id, { ...known, units: 0 }) : stock
      },
    }
    const receiver = openShop({ broken: { catalogue: withoutDress } })
    await receiver.post(actions.addSharedBag, { of: all })
    expect(unitsIn(await fetchCart(receiver), shirt)).toBe(1)
    const page = await textOf(receiver.get('/bag'))
    expect(page).toContain('1 of 2 items are in your bag. These could not be added:')
    expect(page).toContain(dress.product.name)
  })

  test('says if none of it can be added, on its own page [SHARE-03]', async () => {
    const { all } = await sentBag()
    const receiver = openShop({
      broken: { catalogue: { ...sandboxServices().services.catalogue, product: async () => null } },
    })
    const { headers } = await receiver.post(actions.addSharedBag, { of: all })
    expect(headers.get('location')).toBe(sharedBagPathOf(all))
    expect(await textOf(receiver.get(sharedBagPathOf(all)))).toContain(account.account.notice['not-reordered'])
  })

  test('leaves out gift cards, which name a person [SHARE-04]', async () => {
    const sender = openShop()
    const card = await giftCardByMail()
    await addLines(sender, { ...lineOf(card), option_selections: card.option_selections }, lineOf(shirt))
    expect(await textOf(sender.get(sharedBagPath))).toContain(sharing.leftOut)
    const [all = ''] = await sentBags(sender)
    const page = await textOf(openShop().get(sharedBagPathOf(all)))
    expect([
      page.includes(shirt.product.name),
      page.includes('mabel@example.com'),
      page.includes(card.product.name),
    ]).toEqual([true, false, false])
  })

  test('has no page while the bag is empty [SHARE-01]', async () => {
    const { status, headers } = await openShop().get(sharedBagPath)
    expect([status, headers.get('location')]).toEqual([303, '/bag'])
  })
})

describe('the link of a bag', () => {
  const typed = lineItem({
    id: 'a',
    options: [{ name: 'Initials', nameId: 8, value: '<b>A.L.</b>', valueId: null }],
  })

  test('keeps what was entered for a piece, and the page shows it as text [SHARE-02]', async () => {
    const { visit } = openBrowser()
    const sealed = await visit((each) => sealBag(each, [typed]))
    const opened = await visit((each) => openBag(each, sealed))
    expect(opened).toEqual([
      { productId: typed.productId, variantId: typed.variantId, quantity: 1, values: new Map([[8, '<b>A.L.</b>']]) },
    ])
  })

  test('leaves out lines that would make it too long [SHARE-04]', async () => {
    const { visit } = openBrowser()
    const long = { ...typed, options: [{ name: 'Message', nameId: 9, value: 'a'.repeat(1300), valueId: null }] }
    const sealed = await visit((each) => sealBag(each, [long, ...Array.from({ length: 50 }, () => typed)]))
    expect(sealed.length).toBeLessThan(2000)
    const opened = await visit((each) => openBag(each, sealed))
    expect(opened?.every(({ values }) => !values?.has(9))).toBe(true)
    expect(opened?.length).toBeGreaterThan(10)
  })

  test('sends neither gifts nor parts of a bundle [SHARE-04]', () => {
    const cart = cartOf(typed, lineItem({ id: 'b', isFreeGift: true }), lineItem({ id: 'c', parentId: 'a' }))
    expect(sendableLines(cart).map(({ id }) => id)).toEqual(['a'])
  })

  test.each([
    ['cut', (sealed: string) => sealed.slice(0, -3)],
    ['changed', changedStart],
    ['made by hand', () => btoa('{"market":"en"}')],
    ['empty', () => ''],
  ])('that was %s is refused, and adds nothing [SHARE-05]', async (_how, change) => {
    const { all } = await sentBag()
    const receiver = openShop()
    const page = await receiver.get(sharedBagPathOf(change(all)))
    expect([page.status, (await textOf(page)).includes(sharing.endedText)]).toEqual([404, true])
    expect((await receiver.post(actions.addSharedBag, { of: change(all) })).status).toBe(404)
    expect((await fetchCart(receiver)).line_items.physical_items).toEqual([])
  })

  test('is refused in another market, after 30 days, and in place of another sealed value [SHARE-05]', async () => {
    const { all } = await sentBag()
    const others = everyMarket.filter(({ code }) => code !== markets.en.code)
    expect(others.length).toBeGreaterThan(0)
    for (const { prefix } of others) expect((await openShop().get(prefix + sharedBagPathOf(all))).status).toBe(404)
    const { visit } = openBrowser()
    const [sealed, foreign] = await visit(async (each) => [
      await sealBag(each, [typed]),
      await each.sealer.seal(
        'flash',
        present(await each.sealer.open('shared-bag', await sealBag(each, [typed])), 'bag'),
      ),
    ])
    expect(await visit((each) => openBag(each, foreign ?? ''))).toBeNull()
    vi.setSystemTime(Date.now() + 31 * 86_400_000)
    expect(await visit((each) => openBag(each, sealed ?? ''))).toBeNull()
    vi.useRealTimers()
  })
})

describe('a wishlist with a public link', () => {
  async function sharedList() {
    const { shop } = await openAccountShop()
    await shop.post(actions.save, { item: `${dress.product.id}-${dress.variant.id}` })
    await shop.post(actions.publishWishlist, { isPublic: 'yes' })
    const token = present(/\?list=([\w-]+)/.exec(await textOf(shop.get('/wishlist')))?.[1], 'link')
    return { shop, token }
  }

  test('shows what is on the list now to anyone, and not whose it is [SHARE-06]', async () => {
    const { shop, token } = await sharedList()
    await shop.post(actions.save, { item: `${shirt.product.id}-${shirt.variant.id}` })
    const visitor = openShop()
    const response = await visitor.get(publicWishlistPath(token))
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const page = await textOf(response)
    for (const { product } of [dress, shirt]) expect(page).toContain(product.name)
    for (const personal of ['Zoë', 'O’Neill', actions.removeFromWishlist]) expect(page).not.toContain(personal)
  })

  test('is not shared until its owner says so, and no longer when they stop [SHARE-06]', async () => {
    const { shop, token } = await sharedList()
    expect(await textOf(shop.get('/wishlist'))).toContain(sharing.stop)
    await shop.post(actions.publishWishlist, { isPublic: 'no' })
    expect(await textOf(shop.get('/wishlist'))).toContain(sharing.publishButton)
    const page = await openShop().get(publicWishlistPath(token))
    expect([page.status, (await textOf(page)).includes(sharing.privateText)]).toEqual([404, true])
  })

  test.each(['none', '', 'a'.repeat(36), '../../v3/customers', '"){x}'])(
    'has no page for the token %j [SHARE-05]',
    async (token) => {
      expect((await openShop().get(publicWishlistPath(encodeURIComponent(token)))).status).toBe(404)
    },
  )

  test('can only be switched by its owner: the form names no list [SHARE-06]', async () => {
    const { shop, token } = await sharedList()
    const { shop: stranger } = await openAccountShop()
    await stranger.post(actions.publishWishlist, { isPublic: 'no', wishlistId: '1', list: token })
    expect((await openShop().get(publicWishlistPath(token))).status).toBe(200)
    expect((await openShop().post(actions.publishWishlist, { isPublic: 'no' })).headers.get('location')).toContain(
      '/login',
    )
    expect((await shop.get('/wishlist')).status).toBe(200)
  })
})

describe('a shop that makes no links to share', () => {
  const without = { vars: { SHARING: 'off' } }

  test('has neither a link to the bag nor its page, and still opens links that exist [SHARE-07]', async () => {
    const { sender, all } = await sentBag()
    const shop = openShop({ ...without, jar: sender.jar })
    expect(await textOf(sender.get('/bag'))).toContain(`href="${sharedBagPath}"`)
    expect(await textOf(shop.get('/bag'))).not.toContain(sharedBagPath)
    expect((await shop.get(sharedBagPath)).status).toBe(404)
    expect((await shop.get(sharedBagPathOf(all))).status).toBe(200)
  })

  test('makes no wishlist public, and lets its owner end a link that exists [SHARE-07]', async () => {
    const { shop: first } = await openAccountShop()
    await first.post(actions.save, { item: `${dress.product.id}-${dress.variant.id}` })
    const shop = openShop({ ...without, jar: first.jar })
    const offers = async () => (await textOf(shop.get('/wishlist'))).includes(actions.publishWishlist)
    expect([await offers(), (await shop.post(actions.publishWishlist, { isPublic: 'yes' })).status]).toEqual([
      false,
      404,
    ])
    await first.post(actions.publishWishlist, { isPublic: 'yes' })
    expect(await offers()).toBe(true)
    await shop.post(actions.publishWishlist, { isPublic: 'no' })
    expect(await offers()).toBe(false)
  })
})
