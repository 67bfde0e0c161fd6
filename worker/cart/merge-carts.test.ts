import { describe, expect, test } from 'vitest'
import type { CartPort } from '../ports/cart-port.ts'
import { isDiscounted } from '../promotions/strip-discounts.ts'
import { newAccount, openAccountShop, sessionCookie } from '../test/accounts.ts'
import { addLines, fetchCart, lineOf as wireLineOf } from '../test/bags.ts'
import { buyable, lineOf } from '../test/buyable.ts'
import { unanswered } from '../test/changed-calls.ts'
import { giftCardByMail } from '../test/gift-card.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { chosenLines } from '#shared/domain/cart.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'
import { actions } from '#shared/routes.ts'

const { services } = sandboxServices()
const market = markets.en
const found = await buyable(services.catalogue, market)
const cartCookie = 'cart-id_1406818_GBP'

const linesOf = ({ line_items }: CartEntity) =>
  line_items.physical_items
    .map(({ variant_id, quantity }) => [variant_id ?? 0, quantity] as const)
    .toSorted((a, b) => a[0] - b[0])

/**
 * Two products for sale, and a shopper with an account, who has a profile cart if `saves` is not 0. `isLoose`: the cart
 * was never assigned to the customer.
 */
async function setUp({ saves = 0, isLoose = false }: { saves?: number; isLoose?: boolean } = {}) {
  const { product, variant } = found
  const other = present(
    product.variants.find(({ id, isPurchasable, stock }) => id !== variant.id && isPurchasable && (stock ?? 0) > 3),
    'second variant',
  )
  const account = await newAccount()
  const { customerId } = account
  let profileCartId: string | null = null
  if (saves > 0) {
    const outcome = await services.cart.createCart(
      { market, lines: [lineOf({ product, variant }, saves)], ...(!isLoose && { customerId }) },
      untilDone(),
    )
    profileCartId = present(outcome.status === 'changed' ? outcome.cart.id : null, 'profile cart')
    await services.customers.saveCartId({ customerId, cartId: profileCartId }, untilDone())
  }
  const shop = openShop()
  const add = (variantId: number, quantity = 1, at = shop) =>
    addLines(at, { product_id: product.id, variant_id: variantId, quantity })
  const logIn = (at = shop) => at.post('/login', { email: account.email, password: account.password })
  const readProfileCartId = async () =>
    (await services.customers.customer({ customerId }, untilDone()))?.profileCartId ?? null
  return { shop, product, variant, other, customerId, profileCartId, add, logIn, readProfileCartId, account }
}

describe('a new cart', () => {
  test('a customer’s new cart is assigned to them and saved in their profile; a guest’s cart is only in the cookie [BAG-27, BAG-28, BAG-71]', async () => {
    const { shop, variant, customerId, add, logIn, readProfileCartId } = await setUp()
    await logIn()
    const cart = await (await add(variant.id)).json<CartEntity>()
    expect([cart.customer_id, await readProfileCartId()]).toEqual([customerId, cart.id])
    const guest = openShop()
    expect((await (await add(variant.id, 1, guest)).json<CartEntity>()).customer_id).toBe(0)
    expect([guest.jar.has(cartCookie), await readProfileCartId()]).toEqual([true, cart.id])
    expect(shop.jar.has(cartCookie)).toBe(true)
  })

  test('a customer’s cart is not shown after the logout or to another customer', async () => {
    const { shop, variant, add, logIn } = await setUp()
    await logIn()
    await add(variant.id)
    const cookie = shop.jar.get(cartCookie) ?? ''
    await shop.post('/logout', {})
    expect((await fetchCart(shop)).id).toBeNull()
    const { shop: otherCustomer } = await openAccountShop()
    for (const thief of [openShop(), otherCustomer]) {
      thief.jar.set(cartCookie, cookie)
      expect((await fetchCart(thief)).id).toBeNull()
    }
  })
})

describe('logging in with a cart', () => {
  test('logging in without a profile cart assigns the current cart to the customer [BAG-32, BAG-33, ACC-13]', async () => {
    const { shop, variant, customerId, add, logIn, readProfileCartId } = await setUp()
    const { id } = await (await add(variant.id)).json<CartEntity>()
    await logIn()
    expect(await fetchCart(shop)).toMatchObject({ id, customer_id: customerId })
    expect(await readProfileCartId()).toBe(id)
  })

  test('logging in with a profile cart adds the current lines to it once [BAG-32, BAG-34, BAG-36]', async () => {
    const { shop, variant, other, profileCartId, add, logIn, readProfileCartId } = await setUp({ saves: 1 })
    await add(variant.id)
    await add(other.id, 2)
    const guestCookie = shop.jar.get(cartCookie)
    await logIn()
    const cart = await fetchCart(shop)
    expect([cart.id, linesOf(cart), await readProfileCartId()]).toEqual([
      profileCartId,
      [
        [variant.id, 2],
        [other.id, 2],
      ].toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0)),
      profileCartId,
    ])
    expect(shop.jar.get(cartCookie)).not.toBe(guestCookie)
    await logIn()
    expect(linesOf(await fetchCart(shop))).toEqual(linesOf(cart))
  })

  test('a digital gift card merges with all that was written on it [BAG-36] [D-27]', async () => {
    const { shop, profileCartId, logIn } = await setUp({ saves: 1 })
    const { option_selections, ...card } = await giftCardByMail()
    expect((await addLines(shop, { ...wireLineOf(card, 2), option_selections })).status).toBe(200)
    const digital = async () => (await fetchCart(shop)).line_items.digital_items
    const [before] = await digital()
    await logIn()
    const [after, ...others] = await digital()
    expect([(await fetchCart(shop)).id, others, after?.quantity]).toEqual([profileCartId, [], 2])
    const chosen = (item: typeof before) => item?.options?.map(({ name, value }) => [name, value])
    expect(chosen(after)).toEqual(chosen(before))
    expect(chosen(after)).toContainEqual(['Recipient email', 'mabel@example.com'])
  })

  test('logging in with the profile cart as the current cart changes nothing [D-27]', async () => {
    const { shop, variant, profileCartId, add, logIn } = await setUp({ saves: 1 })
    await logIn()
    await add(variant.id)
    await logIn()
    const cart = await fetchCart(shop)
    expect([cart.id, linesOf(cart)]).toEqual([profileCartId, [[variant.id, 2]]])
  })

  test('merging adds no more than is in stock and names the items that it left out [BAG-36]', async () => {
    const { shop, variant, product, add, logIn } = await setUp({ saves: 1 })
    const stock = present(variant.stock, 'stock')
    await add(variant.id, stock)
    const response = await logIn()
    expect(response.headers.get('location')).toBe('/bag')
    expect(linesOf(await fetchCart(shop))).toEqual([[variant.id, stock]])
    const page = await textOf(shop.get('/bag'))
    expect(page).toContain('Some items could not be added to your bag')
    expect(page).toContain(product.name)
  })
})

describe('logging in without a cart', () => {
  test('logging in without a cart takes over the profile cart [BAG-34, BAG-35]', async () => {
    const { shop, variant, profileCartId, logIn } = await setUp({ saves: 2 })
    await logIn()
    const cart = await fetchCart(shop)
    expect([cart.id, linesOf(cart)]).toEqual([profileCartId, [[variant.id, 2]]])
  })

  test('a cart that another tab makes during a login without a cart stays', async () => {
    const { shop, other, account, add } = await setUp()
    const body = new URLSearchParams({ email: account.email, password: account.password })
    const headers = { origin: 'http://localhost:8787', 'content-type': 'application/x-www-form-urlencoded' }
    const login = { method: 'POST', headers, body }
    await shop.get('/login', login, async () => void (await add(other.id, 2, openShop({ jar: shop.jar }))))
    expect([linesOf(await fetchCart(shop)), shop.jar.has('sv-cart')]).toEqual([[[other.id, 2]], true])
  })

  test('a profile cart of another market stays until this market’s cart has a line [D-28]', async () => {
    const { shop, profileCartId, readProfileCartId, account } = await setUp({ saves: 1 })
    await shop.post('/us/login', { email: account.email, password: account.password })
    expect([(await fetchCart(shop, '/us')).id, await readProfileCartId()]).toEqual([null, profileCartId])
    const inUs = await buyable(services.catalogue, markets.us)
    const added = await shop.call('addCartItems', { data: { line_items: [wireLineOf(inUs)] } }, '/us')
    const cart = await added.json<CartEntity>()
    expect(await readProfileCartId()).toBe(cart.id)
  })
})

describe('an inner failure', () => {
  const outage = () => Promise.reject(new ServiceError('commerce', 'unavailable', { status: 503 }))

  test('if the profile cart no longer exists, the current cart is assigned to the customer [BAG-37]', async () => {
    const { shop, variant, customerId, profileCartId, add, logIn, readProfileCartId } = await setUp({ saves: 1 })
    await services.cart.deleteCart({ cartId: present(profileCartId, 'profile cart'), version: null }, untilDone())
    const { id } = await (await add(variant.id)).json<CartEntity>()
    await logIn()
    expect(await fetchCart(shop)).toMatchObject({ id, customer_id: customerId })
    expect(await readProfileCartId()).toBe(id)
  })

  test('if both carts no longer exist, the first line creates a new cart of the customer [BAG-37]', async () => {
    const { shop, variant, customerId, profileCartId, add, logIn, readProfileCartId } = await setUp({ saves: 1 })
    const { id: guestId } = await (await add(variant.id)).json<CartEntity>()
    for (const cartId of [profileCartId, guestId])
      await services.cart.deleteCart({ cartId: present(cartId, 'cart'), version: null }, untilDone())
    await logIn()
    expect([shop.jar.has(cartCookie), (await fetchCart(shop)).id]).toEqual([false, null])
    const cart = await (await add(variant.id)).json<CartEntity>()
    expect([cart.customer_id, await readProfileCartId()]).toEqual([customerId, cart.id])
  })

  test.each([
    [
      'reading the profile cart',
      (profileCartId: string | null): Partial<CartPort> => ({
        cart: (request, signal) => (request.cartId === profileCartId ? outage() : services.cart.cart(request, signal)),
      }),
    ],
    ['adding to it', (): Partial<CartPort> => ({ addItems: outage })],
    ['giving it to the customer', (): Partial<CartPort> => ({ assign: outage })],
  ])(
    'an outage in %s during a merge loses neither cart, and the next load repeats the merge [BAG-37]',
    async (_what, broken) => {
      const { shop, variant, profileCartId, add, readProfileCartId, account } = await setUp({ saves: 1, isLoose: true })
      await add(variant.id)
      const cookie = shop.jar.get(cartCookie)
      const down = openShop({ jar: shop.jar, broken: { cart: broken(profileCartId) } })
      const response = await down.post('/login', { email: account.email, password: account.password })
      expect([response.status, response.headers.get('location'), down.jar.has(sessionCookie)]).toEqual([
        303,
        '/bag',
        true,
      ])
      expect([down.jar.get(cartCookie), await readProfileCartId()]).toEqual([cookie, profileCartId])
      const cart = await fetchCart(shop)
      expect([cart.id, linesOf(cart)]).toEqual([profileCartId, [[variant.id, 2]]])
    },
  )

  test('two parallel loads after a failed merge add the current cart once [BAG-36, BAG-37]', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { shop, variant, profileCartId, add, account } = await setUp({ saves: 1 })
      await add(variant.id)
      const down = openShop({ jar: shop.jar, broken: { cart: { addItems: outage } } })
      await down.post('/login', { email: account.email, password: account.password })
      await Promise.all([fetchCart(shop), shop.call('sync', {}), fetchCart(shop)])
      const cart = await fetchCart(shop)
      expect([cart.id, linesOf(cart)]).toEqual([profileCartId, [[variant.id, 2]]])
    }
  })

  test('a merge whose response was lost does not add the items again [BAG-36, BAG-37]', async () => {
    const { shop, variant, profileCartId, add, account } = await setUp({ saves: 1 })
    await add(variant.id)
    const deaf = openShop({ jar: shop.jar, broken: { cart: { addItems: unanswered(services.cart.addItems) } } })
    await deaf.post('/login', { email: account.email, password: account.password })
    const cart = await fetchCart(shop)
    expect([cart.id, linesOf(cart)]).toEqual([profileCartId, [[variant.id, 2]]])
  })
})

test('a device whose bag another one has replaced adds to the new bag without the discounts of its open checkout [BAG-30] [BAG-41]', async () => {
  const { shop, variant, add, logIn } = await setUp()
  const device = openShop()
  await logIn()
  await add(variant.id)
  await logIn(device)
  await shop.post(actions.clearBag, {})
  const { id } = await (await add(variant.id)).json<CartEntity>()
  await shop.post(actions.applyCoupon, { code: 'WELCOME10' })
  expect((await shop.post(actions.checkout, {})).status).toBe(303)
  const read = async () => present(await services.cart.cart({ market, cartId: id ?? '' }, untilDone()), 'cart')
  expect(isDiscounted(await read())).toBe(true)
  await add(variant.id, 1, device)
  const cart = await read()
  expect([chosenLines(cart).map(({ quantity }) => quantity), isDiscounted(cart)]).toEqual([[2], false])
})
