import { beforeAll, describe, expect, test } from 'vitest'
import { openPlatform } from '../../assistants/test/cart-platform.ts'
import { newEmail, openAccountShop, otherAddressFields, registrationFields } from '../accounts.ts'
import { sentBags } from '../bags.ts'
import { placeOrder } from '../place-order.ts'
import { findSellable, type Sellable } from '../promotions-shop.ts'
import { present } from '../recorded-fetch.ts'
import { openShop, textOf } from '../shop.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { markets } from '#shared/markets.ts'
import { error } from '#shared/messages/shop.ts'
import { actions } from '#shared/routes.ts'

/** A sample account of the sandbox, with orders. */
const sample = { email: 'amelia.hart@selvedge.example', password: 'Harbour1749' }

type Shop = ReturnType<typeof openShop>
type ActionName = keyof typeof actions
/** A browser with what a form needs, and the fields that its page would post. */
type Press = { shop: Shop; form: Record<string, string> }

let item: Sellable
beforeAll(async () => {
  item = present((await findSellable(markets.en, ['womens'], { maximum: 1, units: 20 }))[0], 'product')
})

const wishlistItem = () => `${item.product.id}-${item.variant.id}`
const addFields = () => ({
  productId: String(item.product.id),
  color: item.variant.colour ?? '',
  size: item.variant.size ?? '',
  length: item.variant.length ?? '',
})

async function withBag(shop: Shop = openShop()): Promise<Press & { lineId: string }> {
  await shop.post(actions.addToBag, addFields())
  const cart = await (await shop.call('getCart', {})).json<CartEntity>()
  const { id: lineId } = present(cart.line_items.physical_items[0], 'line')
  return { shop, form: { lineId }, lineId }
}

async function withAccount(form: Record<string, string> = {}): Promise<Press & { email: string; password: string }> {
  const { shop, email, password } = await openAccountShop()
  return { shop, form, email, password }
}

async function withWishlistItem(): Promise<Press> {
  const { shop } = await withAccount()
  await shop.post(actions.save, { item: wishlistItem() })
  return { shop, form: { item: wishlistItem() } }
}

async function withAddress(): Promise<Press> {
  const { shop } = await withAccount()
  const page = await textOf(shop.get('/my-account/saved-addresses'))
  return { shop, form: { addressId: present(/\?edit=(\d+)/.exec(page)?.[1], 'address') } }
}

const reviewFields = (productId: string) => ({
  productId,
  rating: '4',
  title: 'Warm',
  text: 'Warm and soft',
  name: 'Ada',
  email: newEmail(),
})

const guest = (form: Record<string, string> = {}) => Promise.resolve({ shop: openShop(), form })

async function withOrder(): Promise<Press> {
  const shop = openShop()
  await shop.post(actions.logIn, sample)
  const page = await textOf(shop.get('/my-account/order-history'))
  return { shop, form: { orderId: present(/order-history\/(\d+)/.exec(page)?.[1], 'order') } }
}

/** Every form of the path table, as its page posts it. The compiler requires a row for a new form. */
const presses: Record<ActionName, () => Promise<Press>> = {
  notifyStock: () =>
    guest({ productId: String(item.product.id), variantId: String(item.variant.id), email: newEmail() }),
  subscribe: () => guest({ email: newEmail() }),
  logOut: () => withAccount(),
  requestReset: () => guest({ email: newEmail() }),
  chooseLocale: () => guest({ locale: 'Rest of the World', currency: 'USD', path: '/bag' }),
  chooseFigure: () => guest({ figure: 'grace' }),
  exitPreview: () => guest(),
  addToBag: () => guest(addFields()),
  updateBagLine: async () => {
    const { shop, lineId } = await withBag()
    return { shop, form: { lineId, quantity: '2' } }
  },
  removeBagLine: () => withBag(),
  changeBagLine: async () => {
    const { shop, lineId } = await withBag()
    const isOther = ({ id, isPurchasable, stock }: Sellable['variant']) =>
      id !== item.variant.id && isPurchasable && (stock ?? 0) > 3
    const other = present(item.product.variants.find(isOther), 'other variant')
    return { shop, form: { lineId, variantId: String(other.id), version: '1' } }
  },
  clearBag: async () => ({ ...(await withBag()), form: {} }),
  applyCoupon: async () => ({ ...(await withBag()), form: { code: 'WELCOME10' } }),
  removeCoupon: async () => {
    const { shop } = await withBag()
    await shop.post(actions.applyCoupon, { code: 'WELCOME10' })
    return { shop, form: { code: 'WELCOME10' } }
  },
  addSharedBag: async () => {
    const { shop } = await withBag()
    return { shop, form: { of: present((await sentBags(shop))[0], 'link') } }
  },
  takeAssistantBag: async () => {
    const { result } = await openPlatform().createCheckout({
      line_items: [{ item: { id: `${item.product.id}-${item.variant.id}` }, quantity: 1 }],
    })
    return guest({ link: present(/link=([\w-]+)/.exec(result.continue_url ?? '')?.[1], 'link') })
  },
  moveToWishlist: async () => withBag((await withAccount()).shop),
  keepPresent: async () => ({ ...(await withBag()), form: { message: 'For Ada', hidePrices: 'on' } }),
  removePresent: async () => ({ ...(await withBag()), form: {} }),
  estimateDelivery: async () => ({ ...(await withBag()), form: { country: 'GB', postcode: 'BS1 4DJ' } }),
  checkout: async () => ({ ...(await withBag()), form: {} }),
  openOrderAccount: async () => {
    const { shop } = await withBag()
    const { cartId, orderId } = await placeOrder(shop, newEmail())
    await shop.get(`/order-confirmation/${cartId}/${orderId}`)
    return { shop, form: { cartId, orderId: String(orderId), password: 'Thread4231' } }
  },
  logIn: async () => {
    const { email, password } = await withAccount()
    return { shop: openShop(), form: { email, password } }
  },
  logOutEverywhere: () => withAccount(),
  register: () => guest({ ...registrationFields, email: newEmail() }),
  setPassword: () => guest({ password: 'Bobbin9876' }),
  save: async () => ({ ...(await withAccount()), form: { item: wishlistItem() } }),
  removeFromWishlist: withWishlistItem,
  buySaved: withWishlistItem,
  clearWishlist: withWishlistItem,
  publishWishlist: async () => ({ ...(await withWishlistItem()), form: { isPublic: 'yes' } }),
  writeReview: () => guest(reviewFields(String(item.product.id))),
  updateProfile: () => withAccount({ first_name: 'Ada', last_name: 'Byron', phone: '07700 900111', title: 'Ms' }),
  changeEmail: async () => {
    const { shop, password } = await withAccount()
    return { shop, form: { email: newEmail(), currentPassword: password } }
  },
  changePassword: async () => {
    const { shop, password } = await withAccount()
    return { shop, form: { password: 'Bobbin9876', currentPassword: password } }
  },
  updatePreferences: () => withAccount({ preferenceEmail: 'on' }),
  deleteAccount: async () => {
    const { shop, password } = await withAccount()
    return { shop, form: { currentPassword: password, isUnderstood: 'on' } }
  },
  saveAddress: () => withAccount(otherAddressFields),
  deleteAddress: withAddress,
  requestOrderLink: () => guest({ orderNumber: '1', email: newEmail() }),
  showBalance: () => guest({ code: 'AAA-AAA-AAA-AAA' }),
  openMailedOrder: () => guest({ link: 'none' }),
  stopStockAlerts: () => guest({ link: 'none' }),
  reserve: () => guest({ item: wishlistItem(), shop: 'bath', name: 'Ada', email: newEmail() }),
  cancelReservation: () => guest({ link: 'none' }),
  buyGuestOrder: () => guest(),
  requestGuestReturn: () => guest(),
  reorder: withOrder,
  requestReturn: withOrder,
}

const names = Object.keys(presses) as ActionName[]
/** What a shopper gets: where to go on, or the form's page with a word. Never a failure or 'Page not found'. */
async function press({ shop, form }: Press, name: ActionName) {
  const response = await shop.post(actions[name], form)
  const text = await textOf(response)
  const location = response.headers.get('location')
  const isLost = text.includes(error.notFoundTitle) || text.includes(error.otherTitle)
  return { name, status: response.status, location, leadsOn: location !== null || (response.status < 500 && !isLost) }
}

describe('a form without scripts', () => {
  test.each(names)(
    'the form of %s leads on when it is pressed again after its response [BAG-46] [RTE-11]',
    async (name) => {
      const pressed = await presses[name]()
      const first = await press(pressed, name)
      const second = await press(pressed, name)
      for (const outcome of [first, second]) expect(outcome).toEqual({ ...outcome, leadsOn: true })
    },
  )

  test.each(names)('the form of %s leads on when it is pressed twice at once [BAG-46] [RTE-11]', async (name) => {
    const pressed = await presses[name]()
    const other = { ...pressed, shop: openShop({ jar: new Map(pressed.shop.jar) }) }
    const outcomes = await Promise.all([press(pressed, name), press(other, name)])
    for (const outcome of outcomes) expect(outcome).toEqual({ ...outcome, leadsOn: true })
  })
})

/** Orders are not among them: they never go. */
const gone: Partial<Record<ActionName, Record<string, string>>> = {
  updateBagLine: { lineId: crypto.randomUUID(), quantity: '2' },
  removeBagLine: { lineId: crypto.randomUUID() },
  changeBagLine: { lineId: crypto.randomUUID(), variantId: '1' },
  moveToWishlist: { lineId: crypto.randomUUID() },
  clearBag: {},
  checkout: {},
  removeCoupon: { code: 'NEVER-GIVEN' },
  applyCoupon: { code: 'NEVER-GIVEN' },
  keepPresent: { message: 'For Ada' },
  removePresent: {},
  estimateDelivery: { country: 'GB', postcode: 'BS1 4DJ' },
  save: { item: '99999999-1' },
  saveAddress: { ...otherAddressFields, addressId: '99999999' },
  deleteAddress: { addressId: '99999999' },
  removeFromWishlist: { item: '99999999' },
  buySaved: { item: '99999999' },
  addSharedBag: { of: 'gone' },
  takeAssistantBag: { link: 'gone' },
  addToBag: { productId: '99999999', color: '', size: '', length: '' },
  reserve: { item: '99999999-1', shop: 'bath', name: 'Ada', email: 'ada@example.com' },
  notifyStock: { productId: '99999999', variantId: '99999999', email: 'ada@example.com' },
}

describe('a form on something that is gone', () => {
  let shop: Shop
  // No form ends the session, and what is gone changes nothing of the account.
  beforeAll(async () => void ({ shop } = await withAccount()))

  test.each(Object.entries(gone))(
    'the form of %s leads back to its page, with a word [BAG-46] [RTE-11]',
    async (name, form) => {
      const outcome = await press({ shop, form }, name as ActionName)
      expect(outcome).toEqual({ ...outcome, leadsOn: true })
      const next = outcome.location?.replace(/^https?:\/\/[^/]+/, '') ?? '/bag'
      expect((await shop.get(next)).status).toBe(200)
    },
  )
})
