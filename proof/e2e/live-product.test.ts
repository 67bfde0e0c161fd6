/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { setPrices, setStock, untilOffered } from './catalogue-changes.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectLayoutShift, watchLayoutShiftsNow } from './layout-shifts.ts'
import { type ListedProduct, listedProducts } from './listing.ts'
import { waitUntilInteractive } from './page-scripts.ts'
import { offerNow } from './shop-api.ts'
import { expect, test } from './test.ts'
import * as pageMessages from '#shared/messages/product-page.ts'
import * as messages from '#shared/messages/shop.ts'

type Chosen = {
  product: ListedProduct
  path: string
  price: number
  sizes: { id: number; size: string; units: number }[]
}

const listing = '/browse/mens/clothing'
const sizeGroup = (page: Page) => page.getByRole('group', { name: messages.product.size })
const choose = (page: Page, size: string) =>
  sizeGroup(page)
    .locator('label')
    .filter({ hasText: new RegExp(`^${size}(,|$)`) })
    .click()
const add = (page: Page) => page.locator('.buy-box__add')
const price = (page: Page) => page.locator('.buy-box__price')
const status = (page: Page) => page.locator('.buy-box__stock')

/** A product without a sale and with two sizes in stock. Each test has its own product, because tests change it. */
async function findProduct(page: Page, nth: number): Promise<Chosen> {
  let found = 0
  for (const product of await listedProducts(page.request, listing)) {
    const { sizes, lengths, variants } = await offerNow(page.request, product)
    const inStock = variants.flatMap(([id, , size, , , , units, isPurchasable]) =>
      isPurchasable && units !== null && units > 4 ? [{ id, size: sizes[size] ?? '', units }] : [],
    )
    const [first] = variants
    const isPlain =
      lengths.length === 0 &&
      inStock.length > 1 &&
      first !== undefined &&
      variants.every(([, , , , amount, special]) => amount === first[4] && special === null)
    if (!isPlain || found++ < nth) continue
    return {
      product,
      path: `/p/${product.id}/${product.slug}/${product.colour.replaceAll(' ', '_')}`,
      price: first[4],
      sizes: inStock,
    }
  }
  throw new Error(`${listing} has no such product.`)
}

type Change = { units?: number; pounds?: number }

/** Changes the product's price and the stock of its first size while a test runs, and restores both afterwards. */
async function withChanges(
  page: Page,
  { product, price: before, sizes }: Chosen,
  run: (change: (to: Change) => Promise<void>) => Promise<void>,
): Promise<void> {
  const [first] = sizes
  if (!first) throw new Error('There is no size.')
  const change = async ({ units, pounds }: Change) => {
    if (units !== undefined) await setStock(page.request, [{ variantId: first.id, units }])
    if (pounds !== undefined) await setPrices(page.request, product.id, { price: pounds })
  }
  try {
    await run(async (to) => {
      await change(to)
      await untilOffered(page.request, product, ({ variants }) =>
        variants.some(
          ([id, , , , pence, , units]) =>
            id === first.id && units === (to.units ?? units) && pence === Math.round((to.pounds ?? pence / 100) * 100),
        ),
      )
    })
  } finally {
    await change({ units: first.units, pounds: before / 100 })
  }
}

/**
 * A page gets one event when its tab becomes visible again, and another when it is restored from the back/forward
 * cache.
 */
const returnTo = (page: Page, how: 'tab' | 'back') =>
  page.evaluate(
    how === 'tab'
      ? "document.dispatchEvent(new Event('visibilitychange'))"
      : "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))",
  )

for (const [index, how] of (['tab', 'back'] as const).entries()) {
  test(`price and stock are read again when the page becomes visible again (${how}), are announced, and shift no layout [PDP-12]`, async ({
    page,
  }) => {
    const chosen = await findProduct(page, index)
    const [size] = chosen.sizes
    await page.setViewportSize(how === 'tab' ? { width: 390, height: 844 } : { width: 1440, height: 900 })
    await page.goto(`${chosen.path}?Size=${encodeURIComponent(size?.size ?? '')}`)
    await waitUntilInteractive(page, 'buy-box')
    await expect(add(page)).toHaveText(messages.product.addToBag)
    await withChanges(page, chosen, async (change) => {
      await change({ units: 3, pounds: chosen.price / 100 + 3 })
      await watchLayoutShiftsNow(page)
      await returnTo(page, how)
      await expect(price(page)).toHaveText(`£${(chosen.price / 100 + 3).toFixed(2)}`)
      await expect(price(page)).toHaveAttribute('aria-live', 'polite')
      await expect(status(page)).toHaveText(messages.bag.low)
      await expect(add(page)).toBeEnabled()
      await change({ units: 0 })
      await returnTo(page, how)
      await expect(add(page)).toHaveText(messages.bag.soldOut)
      await expect(add(page)).toBeDisabled()
      await expect(status(page)).toContainText(pageMessages.stockChange.soldOut)
      await expect(status(page)).toHaveAttribute('role', 'status')
      await expect(
        sizeGroup(page)
          .locator('label')
          .filter({ hasText: new RegExp(`^${size?.size},`) }),
      ).toContainText(messages.product.optionSoldOut)
      await expectLayoutShift(page, { most: 0 })
      await expectAccessible(page)
      await status(page).getByRole('button', { name: pageMessages.notifyMe.title }).click()
      await expect(page.getByRole('form', { name: pageMessages.notifyMe.title }).getByRole('textbox')).toBeFocused()
    })
  })
}

test('stock is read again when a size is chosen [PDP-12]', async ({ page }) => {
  const chosen = await findProduct(page, 2)
  const [size, other] = chosen.sizes
  await page.goto(chosen.path)
  await waitUntilInteractive(page, 'buy-box')
  await withChanges(page, chosen, async (change) => {
    await change({ units: 0, pounds: chosen.price / 100 + 2 })
    await expect(
      sizeGroup(page)
        .locator('label')
        .filter({ hasText: new RegExp(`^${size?.size}$`) }),
    ).toBeVisible()
    await choose(page, size?.size ?? '')
    await expect(add(page)).toHaveText(messages.bag.soldOut)
    await expect(status(page)).toContainText(pageMessages.stockChange.soldOut)
    await expect(price(page)).toHaveText(`£${(chosen.price / 100 + 2).toFixed(2)}`)
    await choose(page, other?.size ?? '')
    await expect(add(page)).toHaveText(messages.product.addToBag)
    await choose(page, size?.size ?? '')
    await expect(page.getByRole('form', { name: pageMessages.notifyMe.title })).toBeVisible()
  })
})

test('a page from a cache updates its price and stock once hydrated, and a new page sends no request [PDP-12]', async ({
  page,
}) => {
  const chosen = await findProduct(page, 3)
  const path = `${chosen.path}?Size=${encodeURIComponent(chosen.sizes[0]?.size ?? '')}`
  const requestedUrls: string[] = []
  page.on('request', (request) => request.url().endsWith('/getProductById') && requestedUrls.push(request.url()))
  await page.goto(path)
  await waitUntilInteractive(page, 'buy-box')
  await withChanges(page, chosen, async (change) => {
    await change({ units: 0 })
    expect(requestedUrls).toEqual([])
    await page.clock.install({ time: Date.now() + 120_000 })
    const cached = await page.goto(path)
    expect(cached?.headers()['x-cache']).toMatch(/^(hit|stale)$/)
    expect(await cached?.text()).toMatch(new RegExp(`buy-box__add"[^>]*>${messages.product.addToBag}<`))
    await expect(add(page)).toHaveText(messages.bag.soldOut)
    expect(requestedUrls).toHaveLength(1)
  })
})

test('a page that nobody has touched reads its price and stock when it becomes visible again, and updates them [PDP-12]', async ({
  page,
}) => {
  const chosen = await findProduct(page, 6)
  // No wallet button is visible, which would hydrate the form.
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto(`${chosen.path}?Size=${encodeURIComponent(chosen.sizes[0]?.size ?? '')}`, {
    waitUntil: 'networkidle',
  })
  const isLive = () => page.evaluate(`document.querySelector('sv-island[data-name="buy-box"]').isLive`)
  await withChanges(page, chosen, async (change) => {
    await Promise.all([page.waitForResponse('**/getProductById'), returnTo(page, 'tab')])
    expect(await isLive()).toBe(false)
    await change({ units: 0, pounds: chosen.price / 100 + 1 })
    await watchLayoutShiftsNow(page)
    await returnTo(page, 'back')
    await expect(price(page)).toHaveText(`£${(chosen.price / 100 + 1).toFixed(2)}`)
    await expect(add(page)).toHaveText(messages.bag.soldOut)
    expect(await isLive()).toBe(true)
    await expectLayoutShift(page, { most: 0 })
  })
})

test('after quick add on a PLP, the product’s page hydrates without an error when it is opened without a reload', async ({
  page,
}) => {
  await page.goto('/browse/womens/clothing/dresses')
  await expect(page.locator('[data-quick-add][aria-haspopup="dialog"]').first()).toBeAttached()
  const card = page.getByRole('article').first()
  await card.locator('[data-quick-add]').click()
  await expect(card.getByRole('dialog').getByRole('group', { name: messages.product.size })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.evaluate('globalThis.isSameDocument = true')
  await card.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/p\//)
  await waitUntilInteractive(page, 'buy-box')
  await expect(add(page)).toBeVisible()
  expect(await page.evaluate('globalThis.isSameDocument')).toBe(true)
})

test.describe('when the shop refuses', () => {
  test.use({ expectedErrors: [/status of (409|422)|bag add|ApiError/] })

  test('a size that sold out after the page had loaded is disabled once the shop refuses it [PDP-12] [PDP-15]', async ({
    page,
  }) => {
    const chosen = await findProduct(page, 5)
    await page.goto(`${chosen.path}?Size=${encodeURIComponent(chosen.sizes[0]?.size ?? '')}`)
    await waitUntilInteractive(page, 'buy-box')
    await withChanges(page, chosen, async (change) => {
      await change({ units: 0 })
      await add(page).click()
      await expect(page.getByRole('status').filter({ hasText: messages.bag.exceedsStock })).toBeVisible()
      await expect(add(page)).toHaveText(messages.bag.soldOut)
      await expect(page.getByRole('dialog', { name: messages.bag.added })).toBeHidden()
    })
  })
})

test.describe('when the shop does not respond', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('the page keeps its price and stock when the shop does not respond, and the product can be added to the bag at once [PDP-12]', async ({
    page,
  }) => {
    const {
      path,
      sizes: [size],
    } = await findProduct(page, 4)
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await page.goto(path)
    await waitUntilInteractive(page, 'buy-box')
    const shown = await price(page).innerText()
    await page.route('**/getProductById', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
    )
    await Promise.all([page.waitForResponse('**/getProductById'), choose(page, size?.size ?? '')])
    await expect.poll(() => warnings.filter((text) => text.startsWith('read: '))).toHaveLength(1)
    await expect(price(page)).toHaveText(shown)
    await page.unroute('**/getProductById')
    await page.route('**/getProductById', () => undefined)
    await choose(page, size?.size ?? '')
    await add(page).click()
    await expect(page.getByRole('dialog', { name: messages.bag.added })).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})
