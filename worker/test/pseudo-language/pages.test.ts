import { decodeHTML } from 'entities'
import { expect, test } from 'vitest'
import { inLanguage } from '../../language/language.ts'
import type { OwnMail } from '../../ports/marketing-port.ts'
import { newAccount, newEmail, registrationFields } from '../accounts.ts'
import { buyable } from '../buyable.ts'
import { isolatedUpstream } from '../faults.ts'
import { present, untilDone } from '../recorded-fetch.ts'
import { returnsInMemory } from '../returns.ts'
import { sandboxServices } from '../sandbox.ts'
import { openShop, textOf } from '../shop.ts'
import { pieceInShop } from '../shops.ts'
import { cartIdOf, smallShop, stagedId } from '../small-shop.ts'
import { pseudo } from './pseudo-language.ts'
import { textsOf } from './texts-of.ts'
import { createVendorTexts } from './vendor-texts.ts'
import { paymentNames } from '#client/blocks/footer/payment-names.ts'
import { money } from '#shared/domain/money.ts'
import type { Order } from '#shared/domain/order.ts'
import { sizeCharts } from '#shared/domain/size-charts.ts'
import type { Language } from '#shared/languages.ts'
import { currencies, germanSite, markets } from '#shared/markets.ts'
import { brand, brandSlug } from '#shared/merchant.ts'
import { itemCount } from '#shared/messages/cart-controls.ts'
import { cookieTexts, storageTexts } from '#shared/messages/cookies.ts'
import { orderOf } from '#shared/test/orders.ts'
import { everyPage, type RowsOfPages } from '#shared/test/plain-pages.ts'

// The market's vendors stay as they are. Its dates are not in Latin letters, so that no month looks English.
Object.assign(markets.eu, { language: 'xx' })
Object.assign(markets.eu, { iso: 'ru-RU' })

/** Names, codes and units that are the same in every language, and the names of markets (docs/another-language.md). */
const international = [
  ...Object.values(markets).map(({ label }) => label),
  ...paymentNames,
  germanSite.label,
  brand,
  brand.toLowerCase(),
  brandSlug,
  ...currencies,
  'UTC',
  'Deutsch',
  'UK',
  'EU',
  'US',
  'cm',
  'AMEX',
  'VISA',
  'Pay',
  ...sizeCharts.flatMap(({ rows }) => rows.flatMap(({ labels }) => Object.values(labels))),
  ...Object.keys({ ...cookieTexts(7), ...storageTexts }),
]
const vendors = createVendorTexts(international)
const vars = { PAGE_CACHE: 'off', BROWSER_REPORTS_SHARE: '0', INVOICE_SELLERS: 'eu=1;2', PRESENT_WRAPS: '1,2' }
const open = (options: Partial<Parameters<typeof openShop>[0]> = {}) =>
  openShop({ upstream: { ...isolatedUpstream(), fetch: vendors.fetch }, vars, ...options })
const personal = /\S+@\S+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g
const isEnglish = (text: string) => /[A-Za-z]{2}/.test(vendors.without(text.replaceAll(personal, '')))

/** The texts of a page that are left in English. */
async function englishIn(response: Response | Promise<Response>): Promise<string[]> {
  const html = await textOf(response)
  if (!html.includes('⟦')) throw new Error('The page has no text of the pseudo-language.')
  return textsOf(html).filter(isEnglish)
}

type Paths = readonly string[] | 'below'

/** Paths of each page. The compiler requires one for a new page, unless it is plain. */
const notPlain: RowsOfPages<Paths> = {
  collection: 'below',
  category: [
    '/browse/womens',
    '/browse/womens/clothing',
    '/browse/womens/clothing?filters[color]=Red&filters[price]=20-60',
    '/browse/womens/clothing?page=99',
  ],
  product: 'below',
  recommendations: 'below',
  reviews: 'below',
  cloth: ['/cloth/Hedgerow'],
  search: [
    '/search',
    '/search?query=dress',
    '/search?query=dress+under+50',
    '/search?query=zzzzzz',
    '/search?query=dres',
  ],
  bag: ['/bag', '/bag?error=busy'],
  sharedBag: 'below',
  assistantBag: ['/assistant-bag'],
  changeLine: 'below',
  checkoutIdentity: 'below',
  orderConfirmation: 'below',
  login: ['/login'],
  createAccount: ['/create-account'],
  forgotPassword: ['/forgot-password', '/forgot-password?sent=true'],
  updatePassword: ['/updatePassword'],
  myAccount: 'below',
  findOrder: ['/find-order', '/find-order?sent'],
  giftCertificates: ['/gift-certificates'],
  mailedOrder: ['/find-order/link'],
  stopStockAlerts: ['/stock-alerts/stop', '/stock-alerts/stop?stopped'],
  reserve: 'below',
  cancelReservation: ['/reserve/cancel', '/reserve/cancel?cancelled'],
  guestOrder: 'below',
  guestInvoice: 'below',
  accountInvoice: 'below',
  guestReturn: 'below',
  accountReturn: 'below',
  accountOrder: 'below',
  shopFinder: ['/shop-finder', '/shop-finder?town=Nowhere', '/shop-finder?town=Bath', '/shop-finder?town=Dublin'],
  wishlist: 'below',
  writeReview: 'below',
  visualization: 'below',
  content: ['/help', '/no-such-page', '/no-such.file'],
}

const paths = everyPage<Paths>(notPlain, ({ pattern }) => [pattern === '/' ? '' : pattern])

test.each(Object.values(paths).flatMap((all) => (all === 'below' ? [] : all)))(
  'the page at %s has no text left in English',
  async (path) => {
    expect(await englishIn(open().get(`/eu${path}`))).toEqual([])
  },
)

const productLink = /^\/eu\/p\/[^?]*$/

/** The addresses of a page's links that match the pattern. */
async function linksOf(shop: ReturnType<typeof open>, path: string, pattern: RegExp): Promise<string[]> {
  const links = (await textOf(shop.get(`/eu${path}`))).matchAll(/href="([^"#]*)"/g)
  const found = new Set([...links].map(([, href = '']) => decodeHTML(href)).filter((href) => pattern.test(href)))
  if (found.size === 0) throw new Error(`The page ${path} has no link like ${String(pattern)}.`)
  return [...found]
}

test('a collection has no text left in English', async () => {
  const { services } = sandboxServices()
  const [category] = await services.catalogue.categoryTree({ market: markets.eu }, untilDone())
  expect(await englishIn(open().get(`/eu/browse/collection/${present(category, 'category').id}`))).toEqual([])
})

test('product pages have no text left in English', async () => {
  const shop = open()
  const found = [
    ...(await linksOf(shop, '/browse/womens', productLink)).slice(0, 4),
    ...(await linksOf(shop, '/browse/mens/clothing', productLink)).slice(0, 2),
    ...(await linksOf(shop, '/search?query=gift+card', productLink)).slice(0, 2),
  ]
  expect(found.length).toBeGreaterThan(6)
  for (const path of found)
    for (const query of ['?error=size', '/recommendations']) expect(await englishIn(shop.get(path + query))).toEqual([])
  const ids = found.map((path) => path.split('/')[3]).slice(0, 3)
  expect(await englishIn(shop.get(`/eu/compare?items=${ids.join()}`))).toEqual([])
})

test('the reviews of products and the form for one have no text left in English', async () => {
  const shop = open()
  const found = (await linksOf(shop, '/browse/womens', productLink)).slice(0, 3)
  // What people write may be in any language.
  const written = /<(?:h2 dir="auto"|bdi|p class="reviews__text" dir="auto")>.*?<\/(?:h2|bdi|p)>/gs
  const ownIn = async (response: Promise<Response>) =>
    englishIn(new Response((await textOf(response)).replaceAll(written, '')))
  for (const path of found.map((link) => link.split('/').slice(3, 5).join('/'))) {
    for (const query of ['', '?stars=2', '?order=oldest'])
      expect(await ownIn(shop.get(`/eu/reviews/${path}${query}`))).toEqual([])
    const id = path.split('/')[0] ?? ''
    expect(await ownIn(shop.get(`/eu/write-review/${id}`))).toEqual([])
    expect(await ownIn(shop.post('/eu/write-review', { productId: id, title: '' }))).toEqual([])
    const review = { rating: '4', title: 'Warm', text: 'Warm and soft', name: 'Ada', email: newEmail() }
    expect(await ownIn(shop.post('/eu/write-review', { productId: id, ...review }))).toEqual([])
  }
})

test('the pages and the mail of a reservation in a shop have no text left in English', async () => {
  const piece = await pieceInShop({ market: markets.eu })
  const mails: OwnMail[] = []
  const sendMail = async (mail: OwnMail) => void mails.push(mail)
  const shop = open({ broken: { marketing: { sendMail } } })
  const form = { item: piece.item, shop: piece.shop.id, name: '1234', email: '' }
  expect(await englishIn(shop.get(`/eu/reserve?item=${piece.product.id}`))).toEqual([])
  expect(await englishIn(shop.get(`/eu/reserve?item=${piece.item}`))).toEqual([])
  expect(await englishIn(shop.post('/eu/reserve', form))).toEqual([])
  const { headers } = await shop.post('/eu/reserve', { ...form, email: newEmail() })
  expect(await englishIn(shop.get(present(headers.get('location'), 'location')))).toEqual([])
  const [, token = ''] = /link=([\w-]+)/.exec(mails[0]?.text ?? '') ?? []
  expect(isEnglish(mails[0]?.subject ?? 'none')).toBe(false)
  expect(await englishIn(shop.get(`/eu/reserve/cancel?link=${token}`))).toEqual([])
  await shop.post('/eu/reserve/cancel', { link: token })
  expect(await englishIn(shop.post('/eu/reserve/cancel', { link: token }))).toEqual([])
})

test('a bag, its checkout and what it refuses have no text left in English', async () => {
  const shop = open()
  const { services } = sandboxServices()
  const item = await buyable(services.catalogue, markets.eu)
  const line = { product_id: item.product.id, variant_id: item.variant.id, quantity: 2 }
  await shop.call('addCartItems', { data: { line_items: [line] } }, '/eu')
  expect(await englishIn(shop.get('/eu/bag'))).toEqual([])
  expect(await englishIn(shop.get('/eu/checkout-identity'))).toEqual([])
  const [change = ''] = await linksOf(shop, '/bag', /bag\/change/)
  expect(await englishIn(shop.get(`${change}&error=stock`))).toEqual([])
  await shop.post('/eu/bag/present', { message: '1', wrap: '2', hidePrices: 'on' })
  expect(await englishIn(shop.get('/eu/bag'))).toEqual([])
  expect(await englishIn(shop.get('/eu/checkout-identity'))).toEqual([])
  expect(await englishIn(shop.post('/eu/bag/present', { message: '1'.repeat(161) }))).toEqual([])
  await shop.post('/eu/bag/coupons', { code: 'NONSENSE' })
  expect(await englishIn(shop.get('/eu/bag'))).toEqual([])
})

test('a number has the form that the language of the market asks for', () => {
  const read = () => [1, 2, 5].map(itemCount)
  expect(inLanguage('xx' as Language, read)).toEqual([
    pseudo('1 items (one)'),
    pseudo('2 items (few)'),
    pseudo('5 items (many)'),
  ])
  expect(inLanguage('en', read)).toEqual(['1 item', '2 items', '5 items'])
})

test('the pages of an account have no text left in English', async () => {
  const { email, password } = await newAccount()
  const shop = open()
  expect((await shop.post('/eu/login', { email, password })).status).toBe(303)
  for (const path of await linksOf(shop, '/my-account', /^\/eu\/my-account/))
    expect(await englishIn(shop.get(path))).toEqual([])
  for (const path of await linksOf(shop, '/my-account/order-history', /\?show=all/))
    expect(await englishIn(shop.get(path))).toEqual([])
  for (const path of await linksOf(shop, '/my-account/saved-addresses', /saved-addresses\?/))
    expect(await englishIn(shop.get(path))).toEqual([])
  expect(await englishIn(shop.get('/eu/wishlist'))).toEqual([])
})

const order = (customerId: number): Order => {
  const paid = money(4900, 'EUR')
  return orderOf('EUR', {
    id: 502,
    cartId: cartIdOf(markets.eu),
    customerId,
    channelId: markets.eu.defaultChannelId,
    placedAt: new Date().toISOString(),
    status: 'Shipped in part',
    paymentMethod: '2',
    email: 'shopper@selvedge.example',
    buyer: { firstName: '3', lastName: '4', phone: '' },
    lines: [
      {
        id: 1,
        productId: 5,
        variantId: 6,
        sku: '7',
        name: '8',
        quantity: 3,
        sent: 2,
        refunded: 0,
        deliveryId: 1,
        price: paid,
        total: paid,
        options: [],
      },
    ],
    subtotal: paid,
    fees: money(100, 'EUR'),
    discount: money(100, 'EUR'),
    discountNames: ['9'],
    tax: money(100, 'EUR'),
    giftCertificates: money(100, 'EUR'),
    storeCredit: money(100, 'EUR'),
    refunded: money(100, 'EUR'),
    refunds: [{ at: null, amount: money(100, 'EUR'), storeCredit: money(50, 'EUR') }],
    total: paid,
    deliveries: [1, 2].map((id) => ({
      id,
      address: { name: '3 4', lines: ['5'], city: '6', region: '', postalCode: '7', country: 'DE' },
      method: '1',
    })),
  })
}
const requested = {
  number: 1,
  requestedAt: '2026-11-03T10:00:00.000Z',
  lines: [{ lineId: 1, quantity: 1, reason: '1', exchange: null }],
  comment: '',
}
const orders = (customerId: number, changes: Partial<Order> = {}) => ({
  order: async () => ({ ...order(customerId), ...changes }),
  history: async () => ({ orders: [{ ...order(customerId), itemCount: 2, pieces: [] }], leftOut: 0 }),
  shipments: async () => [
    {
      id: 1,
      carrier: '',
      trackingNumber: '',
      trackingLink: 'https://carrier.example/1',
      sentAt: null,
      items: [{ lineId: 1, quantity: 1 }],
    },
  ],
})

test.each(['placed', 'unfinished', 'cancelled'] as const)(
  'the confirmation of an order that is %s has no text left in English',
  async (stage) => {
    const shop = open({ broken: { orders: orders(0, { stage }) } })
    expect(await englishIn(shop.get(`/eu/order-confirmation/${cartIdOf(markets.eu)}/502`))).toEqual([])
  },
)

test('the orders of an account have no text left in English', async () => {
  const { email, password, customerId } = await newAccount()
  const shop = open({ broken: { orders: orders(customerId), returns: returnsInMemory([requested]).port } })
  await shop.post('/eu/login', { email, password })
  for (const path of [
    '',
    '/order-history',
    '/order-history/502',
    '/order-history/502/invoice',
    '/order-history/502/return',
  ])
    expect(await englishIn(shop.get(`/eu/my-account${path}`))).toEqual([])
})

test('a guest’s order, its mail and the form that asks for it have no text left in English', async () => {
  const mails: OwnMail[] = []
  const recipient = async () => ({
    orderId: 502,
    channelId: markets.eu.defaultChannelId,
    stage: 'placed' as const,
    email: 'shopper@selvedge.example',
  })
  const shop = open({
    broken: {
      orders: { ...orders(0), recipient },
      returns: returnsInMemory([requested]).port,
      marketing: { ...sandboxServices().services.marketing, sendMail: async (mail) => void mails.push(mail) },
    },
  })
  expect(await englishIn(shop.post('/eu/find-order', {}))).toEqual([])
  await shop.post('/eu/find-order', { orderNumber: '502', email: 'shopper@selvedge.example' })
  await shop.settle()
  const { html, text } = present(mails[0], 'mail')
  expect(textsOf(html).filter(isEnglish)).toEqual([])
  const [, link = ''] = /find-order\/link\?link=([\w-]+)/.exec(text) ?? []
  expect(await englishIn(shop.get(`/eu/find-order/link?link=${link}`))).toEqual([])
  await shop.post('/eu/find-order/link', { link })
  expect(await englishIn(shop.get('/eu/find-order/order'))).toEqual([])
  expect(await englishIn(shop.get('/eu/find-order/order/invoice'))).toEqual([])
  const returned = '/eu/find-order/order/return'
  for (const form of [{}, { number: '2' }, { number: '2', 'line1.quantity': '9', 'line1.reason': '?', comment: '' }])
    expect(await englishIn(shop.post(returned, form))).toEqual([])
  await shop.post(returned, { number: '2', 'line1.quantity': '1', 'line1.reason': 'quality', comment: '1' })
  expect(mails).toHaveLength(3)
  for (const mail of mails) expect(textsOf(mail.html).filter(isEnglish)).toEqual([])
  for (const query of ['', '?requested', '?requested=not-mailed'])
    expect(await englishIn(shop.get(returned + query))).toEqual([])
})

test('the page of a market that is closed for maintenance has no text left in English', async () => {
  expect(await englishIn(open({ vars: { ...vars, MAINTENANCE_LOCALES: 'eu' } }).get('/eu/bag'))).toEqual([])
})

test('forms that are refused have no text left in English', async () => {
  for (const path of ['/login', '/create-account']) expect(await englishIn(open().post(`/eu${path}`, {}))).toEqual([])
  const shop = open()
  expect(await englishIn(shop.post('/eu/create-account', { ...registrationFields, 'address.postCode': 'x' }))).toEqual(
    [],
  )
})

test('a visualisation shows the content only', async () => {
  const domain = 'sandbox.staging.bigcontent.io'
  const { stagedContent } = smallShop().services
  const shop = open({ broken: { stagedContent: stagedContent! }, vars: { ...vars, PREVIEW_DOMAINS: domain } })
  const html = await textOf(shop.get(`/eu/amplience-visualization/${domain}/${stagedId}`))
  expect(new Set(textsOf(html).filter(isEnglish))).toEqual(new Set(['A block', 'Not yet published', 'Soon']))
})

test('the other markets stay in English', async () => {
  const html = await textOf(open().get('/us/bag'))
  expect(html).not.toContain('⟦')
  expect(textsOf(html)).toContain('Your shopping bag is empty')
})
