import type { Page } from '@playwright/test'
import { storeChoice } from './consent-choice.ts'
import { agreeWithJournal, callsOf, eventsIn, faultsIn } from './data-layer.ts'
import { expectAccessible } from './expect-accessible.ts'
import { holdRequests } from './page-scripts.ts'
import { addToBag, chooseOptions } from './shopper.ts'
import { expect, test } from './test.ts'
import { brand } from '#shared/merchant.ts'
import { consent } from '#shared/messages/consent.ts'
import * as messages from '#shared/messages/shop.ts'

const { bag } = messages

type Pushed = {
  event?: string
  page_path?: string
}

/** The entries that the tag manager got: `arguments` objects as arrays, `null` before the data layer exists. */
const pushed = (page: Page) =>
  page.evaluate<Pushed[] | null>(
    "globalThis.dataLayer?.map((entry) => Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : entry) ?? null",
  )
const events = async (page: Page, name: string) => ((await pushed(page)) ?? []).filter(({ event }) => event === name)
const hasAnalytics = (page: Page) =>
  page.evaluate<boolean>(
    "performance.getEntriesByType('resource').some(({ name }) => /assets.facts-|tag-manager/.test(name))",
  )

test(
  'nothing is loaded or pushed before a yes; with it the page is viewed once, after consent [TRK-12, D-19]',
  { tag: '@gate' },
  async ({ page, context }) => {
    await page.goto('/browse/womens')
    await page.getByRole('article').first().locator('[data-quick-add]').click()
    await expect(page.locator('sv-island[data-name="quick-add"]')).toBeAttached()
    expect([await pushed(page), await hasAnalytics(page)]).toEqual([null, false])
    await storeChoice(context)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => events(page, 'page_view')).toHaveLength(1)
    const [first, , update, ...rest] = (await pushed(page)) ?? []
    expect(first).toMatchObject(['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' }])
    expect(update).toMatchObject(['consent', 'update', { ad_storage: 'granted', analytics_storage: 'granted' }])
    expect(
      rest
        .map(({ event }) => event)
        .filter(Boolean)
        .slice(0, 2),
    ).toEqual(['gtm.js', 'page_view'])
    expect(await events(page, 'plp_quickadd_click')).toEqual([])
  },
)

test('each page that is shown is viewed once, with device, orientation, login state and cart [TRK-01, TRK-02, TRK-09]', async ({
  page,
  context,
}) => {
  await storeChoice(context)
  const paths = async () => (await events(page, 'page_view')).map(({ page_path }) => page_path)
  await page.goto('/')
  await expect.poll(paths).toEqual(['/'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true }).click()
  await expect.poll(paths).toEqual(['/', '/cookies'])
  await page.goBack()
  await expect.poll(paths).toEqual(['/', '/cookies', '/'])
  expect(await events(page, 'page_view')).toMatchObject([
    {
      user: { device_type: 'desktop', orientation: 'landscape', login_state: 'guest' },
      cart: { quantity: 0, items: [] },
    },
    {},
    {},
  ])
})

test('events of the bag page reach the tag manager on the next public page, each once', async ({ page, context }) => {
  await storeChoice(context)
  await page.goto('/bag')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => hasAnalytics(page)).toBe(true)
  expect(await pushed(page)).toBeNull()
  await page.goto('/')
  const views = async () => (await events(page, 'page_view')).map(({ page_path }) => page_path)
  await expect.poll(views).toEqual(['/bag', '/'])
})

test.describe('a failing service', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('undelivered events are deleted with a withdrawal, so that a later yes does not send them [D-19]', async ({
    page,
    context,
  }) => {
    await storeChoice(context)
    const stored = () =>
      page.evaluate<string[]>("Object.keys(localStorage).filter((key) => key.startsWith('sv-events'))")
    await page.goto('/bag')
    await expect.poll(() => hasAnalytics(page)).toBe(true)
    // The page that takes the events cannot deliver them.
    await page.route('**/scripts/*.js', (route) => route.abort())
    const loading = page.waitForRequest('**/scripts/tag-manager.js')
    await page.goto('/cookies')
    await expect
      .poll(async () => (await stored()).toSorted())
      .toEqual(['sv-events-customer-data', 'sv-events-tag-manager'])
    await loading
    await page.evaluate("localStorage.setItem('sv-events-waiting', '[]')")
    await page.getByRole('main').getByRole('button', { name: consent.onlyNecessary }).click()
    await expect.poll(stored).toEqual([])
  })
})

test('nothing is pushed after a withdrawal [D-19]', async ({ page, context }) => {
  await storeChoice(context)
  await page.goto('/browse/womens')
  await expect.poll(() => events(page, 'page_view')).toHaveLength(1)
  await storeChoice(context, ['C0001'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible()
  expect((await events(page, 'page_view')).filter(({ page_path }) => page_path === '/cookies')).toEqual([])
})

test('a service that gets its consent while analytics loads gets a view of the page, but no event from before [D-19]', async ({
  page,
  context,
}) => {
  await storeChoice(context, ['C0001', 'C0002'])
  const heard = callsOf(context, 'customer-data')
  const release = await holdRequests(page, '**/assets/facts-*.js')
  const requested = page.waitForRequest('**/assets/facts-*.js')
  await page.goto('/browse/womens')
  await requested
  await page.getByRole('article').first().locator('[data-quick-add]').click()
  await expect(page.locator('sv-island[data-name="quick-add"]')).toBeAttached()
  await storeChoice(context)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  release()
  await expect.poll(() => events(page, 'plp_quickadd_click')).toHaveLength(1)
  await expect.poll(() => heard.map(({ name }) => name)).toEqual(expect.arrayContaining(['load', 'page']))
  expect(heard.filter(({ name }) => name === 'plp_quickadd_click')).toEqual([])
})

test('pages that are left before analytics has loaded are viewed once each, with their own titles and referrers, on the next page', async ({
  page,
  context,
}) => {
  await agreeWithJournal(context)
  const release = await holdRequests(page, '**/assets/facts-*.js')
  const requested = page.waitForRequest('**/assets/facts-*.js')
  await page.goto('/browse/womens', { referer: 'https://news.example/story?id=1' })
  await requested
  const title = await page.title()
  const requestedAgain = page.waitForRequest('**/assets/facts-*.js')
  await page.goto('/bag')
  await requestedAgain
  await page.goto('/help')
  release()
  await expect.poll(() => eventsIn(page, 'page_view')).toHaveLength(3)
  expect(await eventsIn(page, 'page_view')).toMatchObject([
    { page_path: '/browse/womens', page_title: title, page_referrer: 'https://news.example/story' },
    { page_path: '/bag' },
    { page_path: '/help' },
  ])
})

test('the first view after a yes names the page that the visitor came from', async ({ page, context }) => {
  await page.goto('/browse/womens', { referer: 'https://news.example/story?id=1' })
  await storeChoice(context)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => events(page, 'page_view')).toMatchObject([{ page_referrer: 'https://news.example/story' }])
})

test('the tag manager sets its cookie after consent, and reports no fault of the shop [TRK-12]', async ({
  page,
  context,
}) => {
  const calls = callsOf(context, 'tag-manager')
  const analyticsCookies = async () =>
    (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('_ga'))
  await page.goto('/browse/womens')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect([await analyticsCookies(), calls]).toEqual([[], []])
  await storeChoice(context)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(analyticsCookies).toEqual(['_ga'])
  await expect.poll(() => calls.map(({ name }) => name)).toContain('page_view')
  expect(faultsIn(calls)).toEqual([])
  expect(calls.slice(0, 2)).toMatchObject([
    { name: 'consent', detail: { action: 'default', analytics_storage: 'denied' } },
    { name: 'consent', detail: { action: 'update', analytics_storage: 'granted' } },
  ])
})

for (const [fault, entries, reason] of [
  ['that starts before a default of the consent', "{ event: 'gtm.js' }", 'started without consent default'],
  ['that sends an event without consent', "{ event: 'page_view' }", 'event without consent'],
] as const) {
  test(`the tag manager of the sandbox reports a shop ${fault}, so that the tests for faults can fail`, async ({
    page,
    context,
  }) => {
    const calls = callsOf(context, 'tag-manager')
    await page.goto(process.env['SANDBOX'] ?? '')
    await page.evaluate(`globalThis.dataLayer = [${entries}]`)
    await page.addScriptTag({ url: '/scripts/tag-manager.js' })
    await expect.poll(() => faultsIn(calls)).toMatchObject([{ detail: { reason } }])
  })
}

test('the customer data service gets each view as a page and each other event as a track, with the visitor’s facts [TRK-13, TRK-09]', async ({
  page,
  context,
}) => {
  await storeChoice(context, ['C0001', 'C0004'])
  const calls = callsOf(context, 'customer-data')
  await page.goto('/browse/womens?utm_source=mail&email=private')
  await page.getByRole('article').first().scrollIntoViewIfNeeded()
  await expect.poll(() => calls.map(({ name }) => name)).toEqual(['load', 'page', 'view_item_list'])
  const url = `${process.env['SHOP']}/browse/womens?utm_source=mail`
  expect(calls[1]?.detail).toMatchObject({
    category: 'plp',
    name: await page.title(),
    url,
    page_location: url,
    search: '?utm_source=mail',
    user: { device_type: 'desktop', orientation: 'landscape', login_state: 'guest' },
    cart: { quantity: 0, value: 0, currency: 'GBP', items: [] },
  })
  // Consent to targeting is none to performance.
  expect(await pushed(page)).toBeNull()
})

test('the cart of a page that is restored from the history is the current one, and the page is viewed again', async ({
  page,
  context,
}) => {
  await agreeWithJournal(context)
  await page.goto('/browse/womens/clothing/dresses')
  await expect.poll(() => eventsIn(page, 'page_view')).toHaveLength(1)
  const other = await context.newPage()
  await other.goto('/browse/womens/clothing/dresses')
  await other.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(other.locator('body')).toHaveAttribute('data-page-type', 'pdp')
  await chooseOptions(other)
  // This tab is frozen meanwhile, so it does not hear of the addition.
  await page.evaluate("addEventListener('storage', (event) => event.stopImmediatePropagation(), true)")
  await addToBag(other)
  await expect(other.getByRole('dialog', { name: bag.added })).toBeVisible()
  await page.bringToFront()
  await page.getByRole('article').first().scrollIntoViewIfNeeded()
  await expect.poll(() => eventsIn(page, 'view_item_list')).toHaveLength(1)
  await page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
  await expect.poll(() => eventsIn(page, 'page_view')).toHaveLength(2)
  expect((await eventsIn(page, 'page_view'))[1]).toMatchObject({ cart: { quantity: 1 } })
  await expect.poll(() => eventsIn(page, 'view_item_list')).toHaveLength(2)
})

type Fault = { name: string; fail: (page: Page) => Promise<unknown> }

const tagManager = '**/scripts/tag-manager.js'
const scriptThat = (body: string) => ({ contentType: 'text/javascript', body })

const faultsOfScript: readonly Fault[] = [
  { name: 'responds with 404', fail: (page) => page.route(tagManager, (route) => route.fulfill({ status: 404 })) },
  {
    name: 'throws while it starts',
    fail: (page) => page.route(tagManager, (route) => route.fulfill(scriptThat("throw new Error('broken tag')"))),
  },
  {
    name: 'throws at each event',
    fail: (page) =>
      page.route(tagManager, (route) =>
        route.fulfill(scriptThat("dataLayer.push = () => { throw new Error('broken tag') }")),
      ),
  },
  { name: 'never responds', fail: (page) => page.route(tagManager, () => undefined) },
]

for (const { name, fail } of faultsOfScript) {
  test.describe(`a tag manager that ${name}`, () => {
    test.use({ expectedErrors: [/status of 404|broken tag/] })

    test(`a tag manager that ${name} harms neither the page nor other services`, async ({ page, context }) => {
      await storeChoice(context)
      const heard = callsOf(context, 'customer-data')
      await fail(page)
      const requested = page.waitForRequest(tagManager)
      await page.goto('/browse/womens')
      await requested
      await expect.poll(() => heard.map(({ name: call }) => call)).toContain('page')
      await page.getByRole('article').first().locator('[data-quick-add]').click()
      await expect.poll(() => heard.map(({ name: call }) => call)).toContain('plp_quickadd_click')
      await page.keyboard.press('Escape')
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
      await expect(page.locator('body')).toHaveAttribute('data-page-type', 'pdp')
      await expect.poll(() => heard.map(({ name: call }) => call)).toContain('view_item')
      expect(heard.filter(({ name: call }) => call === 'page')).toHaveLength(2)
      await page.getByRole('main').getByRole('button', { name: messages.wishlist.add }).first().click()
      await expect.poll(() => heard.map(({ name: call }) => call)).toContain('add_to_wishlist')
    })
  })
}

test('events of a page whose tag manager never responds are delivered by the next page, each once', async ({
  page,
  context,
}) => {
  await agreeWithJournal(context)
  await page.route(tagManager, () => undefined)
  const requested = page.waitForRequest(tagManager)
  await page.goto('/browse/womens')
  await requested
  await page.getByRole('article').first().locator('[data-quick-add]').click()
  await expect(page.locator('sv-island[data-name="quick-add"]')).toBeAttached()
  await page.unroute(tagManager)
  await page.goto('/help')
  await expect
    .poll(async () => (await eventsIn(page, 'page_view')).map(({ page_path }) => page_path))
    .toEqual(['/browse/womens', '/help'])
  expect(await eventsIn(page, 'plp_quickadd_click')).toHaveLength(1)
})

test.describe('an error page', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('the view of a page that is not found is not pushed [TRK-01, D-133]', async ({ page, context }) => {
    await agreeWithJournal(context)
    await page.goto('/no-such-page')
    await expect.poll(() => hasAnalytics(page)).toBe(true)
    await page.goto('/help')
    await expect
      .poll(async () => (await eventsIn(page, 'page_view')).map(({ page_path }) => page_path))
      .toEqual(['/help'])
  })
})

for (const [size, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
})) {
  test(`the debug overlay lists each event with the services that get it, and axe finds no violation in it on a ${size}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/browse/womens?debug=analytics')
    const overlay = page.getByRole('complementary', { name: 'Analytics events' })
    const rows = overlay.getByRole('listitem')
    await expect(rows.first()).toContainText('page_view dropped: no consent')
    await storeChoice(context)
    await page.reload()
    await page.getByRole('article').first().locator('[data-quick-add]').click()
    // The view of the list may be recorded after the click.
    const click = rows.filter({ hasText: 'plp_quickadd_click for tag-manager, customer-data' })
    await expect(click).toHaveCount(1)
    await page.keyboard.press('Escape')
    await click.locator('summary').click()
    await expect(click).toContainText(`"item_brand": "${brand}"`)
    await expectAccessible(page, { isCovered: true })
    await overlay.getByText('Analytics events').click()
    await expect(rows.first()).toBeHidden()
  })
}
