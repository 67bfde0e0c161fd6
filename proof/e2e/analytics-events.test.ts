import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { logIn, newShopper, register } from './accounts.ts'
import {
  agreeWithJournal,
  type Call,
  callsOf,
  type Entry,
  eventsIn,
  isRecorded,
  isViewed,
  faultsIn,
  pushedIn,
} from './data-layer.ts'
import { payAtHostedCheckout } from './hosted-checkout.ts'
import { addToBag, checkOutAsGuest, chooseOptions } from './shopper.ts'
import { expect, test } from './test.ts'
import type { EventName } from '#shared/analytics/events.ts'
import { markets } from '#shared/markets.ts'
import { brand } from '#shared/merchant.ts'
import * as overlays from '#shared/messages/panels.ts'
import * as messages from '#shared/messages/shop.ts'
import { walletSheet } from '#shared/messages/wallet-sheet.ts'

// Each event is caused as a shopper causes it, and its pushed object is read from the data layer.

const { account, bag, listing, shell, wishlist } = messages
const { locale, search } = overlays
const dresses = '/browse/womens/clothing/dresses'
const origin = () => process.env['SHOP'] ?? ''

let calls: Call[]
test.beforeEach(async ({ context }) => {
  await agreeWithJournal(context)
  calls = callsOf(context, 'tag-manager')
})
test.afterEach(() => expect(faultsIn(calls)).toEqual([]))

/** The fields of every event (TRK-07). */
const common = (event: EventName, page_type: string, path: string) => ({
  event,
  timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  event_id: expect.stringMatching(/^[\da-f-]{36}$/),
  page_type,
  page_location: origin() + path,
})
const pathOf = (page: Page) => new URL(page.url()).pathname
const price = expect.any(Number)

function ecommerceOf(event: Entry | undefined) {
  return (event?.['ecommerce'] ?? { value: NaN, items: [] }) as { value: number; items: Record<string, unknown>[] }
}

/** Waits until the tag manager has started, so that later events are pushed on this page. */
async function opened(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await started(page)
}
async function started(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate("globalThis.dataLayer?.some(({ event }) => event === 'page_view')")).toBe(true)
}

/** Opens a product that is too cheap to bring a free gift, and chooses its options. */
async function openCheapProduct(page: Page, prefix = ''): Promise<void> {
  await page.goto(`${prefix}${dresses}`)
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.locator('body')).toHaveAttribute('data-page-type', 'pdp')
  await chooseOptions(page)
}

async function once(page: Page, name: EventName, expected: object): Promise<void> {
  await expect.poll(() => eventsIn(page, name)).toHaveLength(1)
  expect(await eventsIn(page, name)).toEqual([expected])
}

/** GA4's fields of a category's path. */
function categoryFields(names: readonly string[]) {
  return Object.fromEntries(names.map((name, level) => [`item_category${level === 0 ? '' : level + 1}`, name.trim()]))
}

/** The item of a card, as an event describes it. */
async function itemOfCard(page: Page, index: number) {
  const card = page.getByRole('main').getByRole('article').nth(index)
  const {
    product,
    style,
    colour,
    price: now,
    was,
  } = await card.evaluate((element) => ({
    ...(element as unknown as { dataset: Record<string, string> }).dataset,
  }))
  const crumbs = await page.locator('.breadcrumbs a').allTextContents()
  return {
    item_id: style,
    product_id: Number(product),
    item_name: (await card.getByRole('heading').innerText()).trim(),
    item_brand: brand,
    ...categoryFields(crumbs.slice(1)),
    item_list_id: await page.locator('body').getAttribute('data-page-type'),
    item_list_name: (await page.getByRole('heading', { level: 1 }).innerText()).trim(),
    item_variant: colour,
    price: Number(now) / 100,
    original_price: Number(was ?? now) / 100,
    on_sale: was !== undefined,
    index,
  }
}

test('a list in view, and again its cards after a filter, are pushed as view_item_list; a followed card as select_item; its product as view_item [PLP-54, TRK-03, TRK-04, TRK-08]', async ({
  page,
}) => {
  await opened(page, dresses)
  const item = await itemOfCard(page, 0)
  const count = await page.getByRole('main').getByRole('article').count()
  await page.getByRole('main').getByRole('article').first().scrollIntoViewIfNeeded()
  await expect.poll(() => eventsIn(page, 'view_item_list')).toHaveLength(1)
  const [list] = await eventsIn(page, 'view_item_list')
  expect(list).toEqual({
    ...common('view_item_list', 'plp', dresses),
    ecommerce: { currency: 'GBP', items: expect.any(Array), item_list_id: 'plp', item_list_name: item.item_list_name },
  })
  const { items } = ecommerceOf(list)
  expect([items.length, items[0]]).toEqual([count, item])

  await page.getByRole('link', { name: listing.filter }).click()
  const panel = page.getByRole('dialog', { name: listing.filter })
  await panel.getByRole('checkbox').first().check()
  await panel.getByRole('button', { name: listing.done }).click()
  await expect.poll(() => eventsIn(page, 'view_item_list')).toHaveLength(2)
  const filtered = ecommerceOf((await eventsIn(page, 'view_item_list'))[1])
  expect(filtered.items[0]).toEqual(await itemOfCard(page, 0))

  const chosen = await itemOfCard(page, 1)
  await page.getByRole('main').getByRole('article').nth(1).getByRole('heading').getByRole('link').click()
  await expect.poll(() => eventsIn(page, 'view_item')).toHaveLength(1)
  await once(page, 'select_item', {
    ...common('select_item', 'plp', dresses),
    ecommerce: { currency: 'GBP', items: [chosen] },
  })
  const { item_list_id: _id, item_list_name: _name, index: _index, ...product } = chosen
  const categories = (await page.locator('.breadcrumbs a').allTextContents()).slice(1, -1)
  await once(page, 'view_item', {
    ...common('view_item', 'pdp', pathOf(page)),
    ecommerce: {
      currency: 'GBP',
      value: chosen.price,
      items: [{ ...product, ...categoryFields(categories), quantity: 1 }],
    },
  })
})

test('opening quick add is pushed as plp_quickadd_click, once for each opening [PLP-53]', async ({ page }) => {
  await opened(page, dresses)
  const item = await itemOfCard(page, 0)
  const card = page.getByRole('main').getByRole('article').first()
  await card.locator('[data-quick-add]').click()
  await once(page, 'plp_quickadd_click', {
    ...common('plp_quickadd_click', 'plp', dresses),
    ecommerce: { currency: 'GBP', items: [item] },
  })
  await page.keyboard.press('Escape')
  await card.locator('[data-quick-add]').click()
  await expect.poll(() => eventsIn(page, 'plp_quickadd_click')).toHaveLength(2)
})

test('an addition, the bag panel, a change of quantity and the removal of the last line are pushed with their items and the cart after them [BAG-23, BAG-38, BAG-39, TRK-03, TRK-18]', async ({
  page,
}) => {
  await openCheapProduct(page)
  await started(page)
  await addToBag(page)
  await expect.poll(() => eventsIn(page, 'add-to-cart')).toHaveLength(1)
  const [added] = await eventsIn(page, 'add-to-cart')
  const ecommerce = ecommerceOf(added)
  const item = {
    item_id: expect.stringMatching(/^\d+$/),
    product_id: Number(/\/p\/(\d+)\//.exec(page.url())?.[1]),
    sku: expect.stringMatching(/-/),
    item_name: (await page.getByRole('heading', { level: 1 }).innerText()).trim(),
    item_brand: brand,
    item_variant: expect.stringMatching(/ \/ /),
    price,
    original_price: price,
    on_sale: expect.any(Boolean),
    quantity: 1,
  }
  expect(added).toEqual({
    ...common('add-to-cart', 'pdp', pathOf(page)),
    ecommerce: { currency: 'GBP', value: ecommerce.items[0]?.['price'], items: [item] },
    cart: { quantity: 1, value: ecommerce.value, currency: 'GBP', items: [item] },
  })

  await page.getByRole('dialog', { name: bag.added }).getByRole('button').first().click()
  await page.getByRole('banner').getByRole('link', { name: shell.bag }).click()
  const panel = page.getByRole('dialog', { name: bag.panelTitle })
  await expect(panel).toBeVisible()
  await once(page, 'view_cart', {
    ...common('view_cart', 'pdp', pathOf(page)),
    ecommerce: { currency: 'GBP', value: ecommerce.value, items: [item] },
    cart: { quantity: 1, value: ecommerce.value, currency: 'GBP', items: [item] },
  })
  await panel.getByRole('button', { name: /^One more/ }).click()
  await expect.poll(() => eventsIn(page, 'add-to-cart')).toHaveLength(2)
  // The difference, and the cart after it.
  expect((await eventsIn(page, 'add-to-cart'))[1]).toEqual({
    ...common('add-to-cart', 'pdp', pathOf(page)),
    ecommerce: { currency: 'GBP', value: ecommerce.value, items: [item] },
    cart: { quantity: 2, value: 2 * ecommerce.value, currency: 'GBP', items: [{ ...item, quantity: 2 }] },
  })
  await panel
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await once(page, 'remove_from_cart', {
    ...common('remove_from_cart', 'pdp', pathOf(page)),
    ecommerce: { currency: 'GBP', value: 2 * ecommerce.value, items: [{ ...item, quantity: 2 }] },
    cart: { quantity: 0, value: 0, currency: 'GBP', items: [] },
  })
  expect((await page.context().cookies()).filter(({ name }) => name === 'sv-cart')).toEqual([])
  const all = await pushedIn(page)
  for (const [index, { ecommerce: has, cart }] of all.entries()) {
    if (has) expect(all.slice(index - 2, index)).toContainEqual({ ecommerce: null })
    if (cart) expect(all.slice(index - 2, index)).toContainEqual({ cart: null })
  }
})

test('a chosen country is pushed as country_selector, although the form leaves the page [LOC-28]', async ({ page }) => {
  await opened(page, dresses)
  await page
    .getByRole('navigation', { name: 'Service' })
    .getByRole('link', { name: /Shopping in/ })
    .click()
  const overlay = page.getByRole('dialog', { name: locale.title })
  await overlay.getByText('Ireland').click()
  await overlay.getByRole('button', { name: locale.submit }).click()
  await expect(page).toHaveURL(/\/eu\/browse/)
  await once(page, 'country_selector', {
    ...common('country_selector', 'plp', dresses),
    country: 'Ireland',
    currency: 'EUR',
  })
})

test('the results of a search term are pushed as search, once for each term and not again for a refinement', async ({
  page,
}) => {
  await opened(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.getByRole('combobox', { name: search.label }).pressSequentially('dress')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?query=dress$/)
  await once(page, 'search', { ...common('search', 'search', '/search'), search_term: 'dress' })
  await page.goto('/search?query=ada%40example.com')
  await started(page)
  await page.goto('/search?query=linen')
  await expect.poll(() => eventsIn(page, 'search')).toHaveLength(2)
  expect((await eventsIn(page, 'search')).map(({ search_term }) => search_term)).toEqual(['dress', 'linen'])
})

test('a link of the desktop menu is pushed as navigation_click, and one of the mobile menu as menu_item, with their titles [TRK-05, TRK-06]', async ({
  page,
}) => {
  await opened(page, '/browse/mens')
  const menu = page.getByRole('navigation', { name: shell.mainNavigation })
  await expect(async () => {
    await page.mouse.move(5, 700)
    await menu.getByRole('link', { name: 'Womens' }).first().hover()
    await menu.getByRole('link', { name: 'Nightwear' }).first().click({ timeout: 2000 })
  }).toPass()
  await once(page, 'navigation_click', {
    ...common('navigation_click', 'plp', '/browse/mens'),
    navigation_element: 'Womens > Clothing > Nightwear',
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await opened(page, '/browse/mens')
  await page.getByRole('banner').getByRole('link', { name: shell.menu }).click()
  const mobile = page.getByRole('dialog', { name: shell.menu })
  for (const title of ['Womens', 'Clothing'])
    await mobile.locator('summary:visible').filter({ hasText: title }).first().click()
  await mobile.getByRole('link', { name: 'Nightwear' }).click()
  await once(page, 'menu_item', {
    ...common('menu_item', 'plp', '/browse/mens'),
    navigation_element: 'Womens > Clothing > Nightwear',
  })
})

test('a saved product is pushed as add_to_wishlist, from its card and from its page', async ({ page }) => {
  await opened(page, dresses)
  const item = await itemOfCard(page, 0)
  await page.getByRole('main').getByRole('article').first().getByRole('button', { name: wishlist.add }).click()
  await once(page, 'add_to_wishlist', {
    ...common('add_to_wishlist', 'plp', dresses),
    ecommerce: { currency: 'GBP', items: [item] },
  })
  await page.getByRole('main').getByRole('article').nth(1).getByRole('heading').getByRole('link').click()
  await expect(page.locator('body')).toHaveAttribute('data-page-type', 'pdp')
  await page.getByRole('main').getByRole('button', { name: wishlist.add }).first().click()
  await expect.poll(() => eventsIn(page, 'add_to_wishlist')).toHaveLength(2)
  const [, saved] = await eventsIn(page, 'add_to_wishlist')
  const [viewed] = await eventsIn(page, 'view_item')
  expect(saved).toEqual({ ...common('add_to_wishlist', 'pdp', pathOf(page)), ecommerce: viewed?.['ecommerce'] })
})

test('a promotional block in view is pushed as view_promotion, once, and a followed link in it as select_promotion', async ({
  page,
}) => {
  await opened(page, '/')
  await expect.poll(async () => (await eventsIn(page, 'view_promotion')).length).toBeGreaterThan(0)
  const block = page.locator('main [data-promotion]').first()
  await block.scrollIntoViewIfNeeded()
  const ecommerce = {
    promotion_id: await block.getAttribute('data-promotion'),
    promotion_name: expect.stringMatching(/\S/),
    creative_name: ((await block.getAttribute('class')) ?? '').split(' ')[0],
    creative_slot: '1',
    items: [],
  }
  const viewed = async () =>
    (await eventsIn(page, 'view_promotion')).filter(
      (event) => (event['ecommerce'] as { creative_slot: string }).creative_slot === '1',
    )
  await expect.poll(viewed).toEqual([{ ...common('view_promotion', 'home', '/'), ecommerce }])
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  await page.evaluate('scrollTo(0, 0)')
  await block.getByRole('link').first().click()
  await once(page, 'select_promotion', { ...common('select_promotion', 'home', '/'), ecommerce })
  expect(await viewed()).toHaveLength(1)
})

test('a registration is pushed as sign_up and a login as login, on the next page that may run the tag manager, each once, and its view has the hash of the address [TRK-09, D-19]', async ({
  page,
}) => {
  const shopper = newShopper()
  await page.goto('/create-account')
  await register(page, shopper)
  await expect(page).toHaveURL(/\/my-account/)
  await isRecorded(page, { event: 'sign_up', path: '/my-account' })
  await opened(page, '/help')
  await once(page, 'sign_up', { ...common('sign_up', 'account', '/my-account'), method: 'password' })
  await page.goto('/my-account')
  await page.getByRole('main').getByRole('button', { name: account.button.logOut, exact: true }).click()
  await expect(page.getByText(account.notice['logged-out'])).toBeVisible()
  await page.goto('/login')
  await logIn(page, shopper)
  await expect(page).toHaveURL(/\/my-account/)
  // Analytics reads and deletes the cookie.
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'sv-logged-in'))
    .toBe(false)
  await opened(page, '/help')
  await once(page, 'login', { ...common('login', 'account', '/my-account'), method: 'password' })
  expect((await eventsIn(page, 'page_view')).at(-1)?.['user']).toEqual({
    device_type: 'desktop',
    orientation: 'landscape',
    login_state: 'customer',
    hashed_email: createHash('sha256').update(shopper.email).digest('hex'),
  })
  await page.goto('/my-account')
  await page.reload()
  await opened(page, '/help')
  expect([await eventsIn(page, 'sign_up'), await eventsIn(page, 'login')].map(({ length }) => length)).toEqual([1, 1])
})

test('a guest’s way to an order is pushed as begin_checkout and purchase, the order once although its confirmation is reloaded and opened again', async ({
  page,
}) => {
  test.slow()
  await openCheapProduct(page)
  await started(page)
  await addToBag(page)
  await page.getByRole('dialog', { name: bag.added }).getByRole('link', { name: bag.viewBag }).click()
  await checkOutAsGuest(page, markets.en)
  await payAtHostedCheckout(page, markets.en)
  await expect(page.getByRole('heading', { name: messages.order.thanks })).toBeVisible()
  const confirmation = pathOf(page)
  await isViewed(page, confirmation, 1)
  await page.reload()
  await isViewed(page, confirmation, 2)
  await opened(page, '/help')
  await page.goBack()
  await isViewed(page, confirmation, 3)
  await expect(page.getByRole('heading', { name: messages.order.thanks })).toBeVisible()
  // The browser may store the last view only after the next page has looked for it. The page after that delivers it.
  await expect(async () => {
    await opened(page, '/')
    const views = await eventsIn(page, 'page_view')
    expect(views.filter(({ page_path }) => page_path === confirmation)).toHaveLength(3)
  }).toPass()
  const [added] = await eventsIn(page, 'add-to-cart')
  const { items } = ecommerceOf(added)
  await once(page, 'begin_checkout', {
    ...common('begin_checkout', 'bag', '/bag'),
    ecommerce: { currency: 'GBP', value: price, items: expect.arrayContaining(items) },
  })
  await expect.poll(() => eventsIn(page, 'purchase')).toHaveLength(1)
  const [purchase] = await eventsIn(page, 'purchase')
  expect(purchase).toEqual({
    ...common('purchase', 'order-confirmation', confirmation),
    ecommerce: {
      transaction_id: expect.stringMatching(/^\d+$/),
      currency: 'GBP',
      value: price,
      shipping: price,
      tax: 0,
      discount: price,
      items: expect.arrayContaining([expect.objectContaining({ item_brand: brand, quantity: 1, price })]),
    },
  })
})

test('a payment by wallet is pushed as begin_checkout, add_shipping_info, add_payment_info and purchase', async ({
  page,
}) => {
  test.slow()
  await openCheapProduct(page, '/us')
  await addToBag(page)
  await expect(page.getByRole('dialog', { name: bag.added })).toBeVisible()
  const prepared = page.waitForResponse((response) => response.url().endsWith('/payments/walletPrepare'))
  await page.goto('/us')
  await page.getByRole('banner').getByRole('link', { name: shell.bag }).click()
  await prepared
  await started(page)
  await page.locator('#cart').getByRole('button', { name: walletSheet.labels.checkOut.google, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Google Pay (sandbox)' })
  const pay = sheet.getByRole('button', { name: 'Pay', exact: true })
  await expect(pay).toHaveAttribute('aria-disabled', 'false')
  // The confirmation is left before analytics has loaded.
  const analyticsScript = /\/facts-[^/]+\.js$/
  const paidPage = /\/order-confirmation\//
  await page.route(analyticsScript, async (route) => {
    if (!paidPage.test(route.request().frame().url())) await route.continue()
  })
  const held = page.waitForRequest(analyticsScript)
  await pay.click()
  await expect(page.getByRole('heading', { name: messages.order.thanks })).toBeVisible()
  await isViewed(page, pathOf(page), 1)
  await held
  await opened(page, '/us')
  const body = {
    currency: 'USD',
    value: price,
    items: [expect.objectContaining({ item_brand: brand, quantity: 1 })],
  }
  await once(page, 'begin_checkout', { ...common('begin_checkout', 'home', '/us'), ecommerce: body })
  await once(page, 'add_shipping_info', {
    ...common('add_shipping_info', 'home', '/us'),
    ecommerce: { ...body, shipping_tier: expect.stringMatching(/\S/) },
  })
  await once(page, 'add_payment_info', {
    ...common('add_payment_info', 'home', '/us'),
    ecommerce: { ...body, payment_type: 'Google Pay' },
  })
  await expect.poll(() => eventsIn(page, 'purchase')).toHaveLength(1)
})
