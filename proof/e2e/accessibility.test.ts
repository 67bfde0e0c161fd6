import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { payAtHostedCheckout } from './hosted-checkout.ts'
import { waitUntilInteractive } from './page-scripts.ts'
import { addToBag, chooseOptions, pressCheckout } from './shopper.ts'
import { expect, test } from './test.ts'
import { translateNow, translatePages } from './translator.ts'
import { allGroups } from '#shared/consent.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'
import { plainPaths } from '#shared/test/plain-pages.ts'

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } }

/** `opens`: the first visible one is pressed. Without `on`, in both widths. */
type State = { name: string; opens: string; on?: keyof typeof screens; finish?: (page: Page) => Promise<void> }

const listing = '/browse/womens/clothing/dresses'
const dress = '/p/1005/product/default'

/** Public pages, and what can be opened on them. Other pages are checked in the test of their purchase or account. */
const groups: Record<string, { path: string; states: State[] }[]> = {
  'the home page and its panels': [
    {
      path: '/',
      states: [
        { name: 'menu', opens: '[data-opens=menu]', on: 'phone' },
        { name: 'search results', opens: '[data-opens=search]', finish: (page) => searchFor(page, 'dress') },
        { name: 'empty bag panel', opens: '[data-opens=cart]' },
        { name: 'empty wishlist panel', opens: '[data-opens=wishlist]' },
        { name: 'login panel', opens: '[data-opens=login]', on: 'phone' },
        { name: 'country and currency', opens: '[data-opens=locale]' },
      ],
    },
  ],
  'listing, filters and search': [
    {
      path: '/browse/womens',
      states: [
        { name: 'filters', opens: '[data-opens=filters]' },
        { name: 'quick add', opens: '[data-quick-add]' },
      ],
    },
    { path: '/search?query=dress', states: [{ name: 'filters', opens: '[data-opens=filters]' }] },
    { path: '/search?query=qqqqqq', states: [] },
    { path: '/compare?like=1027', states: [] },
    { path: '/wishlist', states: [] },
  ],
  'products and forms': [
    { path: dress, states: [{ name: 'size guide', opens: '.size-guide__button' }] },
    { path: '/p/1000/product/default', states: [] },
    ...['/bag', '/login', '/create-account', '/forgot-password'].map((path) => ({ path, states: [] })),
  ],
  'content pages': [
    ...plainPaths.filter((path) => path !== '/'),
    '/help',
    '/delivery',
    '/returns',
    '/shop-finder?town=nowhere',
    '/privacy',
    '/accessibility',
    '/about-us',
    '/lookbook',
    '/other-stuff',
    '/no/such/page',
  ].map((path) => ({ path, states: [] })),
}

for (const [name, viewport] of Object.entries(screens)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/status of 404/] })

    for (const [group, pages] of Object.entries(groups)) {
      test(
        `axe finds no violation in ${group}, and nothing is wider than the screen`,
        { tag: name === 'phone' && group !== 'content pages' ? '@gate' : [] },
        async ({ page }) => {
          test.slow()
          for (const { path, states } of pages) {
            await page.goto(path)
            await expectAccessible(page)
            expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth), path).toBe(viewport.width)
            for (const { name: state, opens, on, finish } of states) {
              if (on !== undefined && on !== name) continue
              await test.step(`${path}: ${state}`, async () => {
                await page.locator(opens).filter({ visible: true }).first().click()
                await expect(page.getByRole('dialog').filter({ visible: true }).first()).toBeVisible()
                await finish?.(page)
                await expectAccessible(page)
                await page.keyboard.press('Escape')
                await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0)
              })
            }
          }
        },
      )
    }

    test(
      'axe finds no violation on any page from the product to the order',
      { tag: name === 'phone' ? '@gate' : [] },
      async ({ page }) => {
        await page.goto('/browse/womens')
        await page.getByRole('article').first().getByRole('link').first().click()
        // The URL changes when the navigation starts, the page when its HTML has arrived.
        await expect(page.locator('body')).toHaveAttribute('data-page-type', 'pdp')
        await expectAccessible(page)
        await chooseOptions(page)
        await addToBag(page)
        const popUp = page.getByRole('dialog', { name: messages.bag.added })
        await expect(popUp).toBeVisible()
        await expectAccessible(page)
        await popUp.getByRole('link', { name: messages.bag.viewBag }).click()
        await expect(page.getByRole('heading', { level: 1, name: messages.bag.title })).toBeVisible()
        await expectAccessible(page)
        await pressCheckout(page)
        await expect(page.getByRole('button', { name: messages.checkout.asGuest })).toBeVisible()
        await expectAccessible(page)
        await page.getByRole('button', { name: messages.checkout.asGuest }).click()
        await payAtHostedCheckout(page, markets.en)
        await expect(page.getByRole('heading', { name: messages.order.thanks })).toBeVisible()
        await expectAccessible(page)
      },
    )
  })
}

for (const [name, viewport] of Object.entries(screens)) {
  test.describe(`on a ${name}, after all cookies were accepted`, () => {
    test.use({
      viewport,
      contextOptions: { reducedMotion: 'reduce' },
      choice: [...allGroups],
    })

    test('axe finds no violation in the ratings of cards and of a product', async ({ page }) => {
      await page.goto(listing)
      await expect(page.locator('.product-card__rating').first()).toContainText(/\d/)
      await expectAccessible(page)
      await page.goto(dress)
      await expect(page.getByRole('main').locator('[data-widget=ratings]').first()).toContainText(/\d/)
      await expectAccessible(page)
    })
  })

  test.describe(`on a ${name}, translated by the browser`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('axe finds no violation from a listing to the bag', async ({ page }) => {
      await translatePages(page)
      await page.goto(listing)
      await translateNow(page)
      await expectAccessible(page)
      await page.goto(dress)
      await chooseOptions(page)
      await addToBag(page)
      await expect(page.getByRole('dialog', { name: messages.bag.added })).toBeVisible()
      await translateNow(page)
      await expectAccessible(page)
      await page.goto('/bag')
      await waitUntilInteractive(page, 'bag-lines')
      await translateNow(page)
      await expectAccessible(page)
    })
  })
}

test.describe('on the narrowest screen, with the text spacing of WCAG', () => {
  test.use({ viewport: { width: 320, height: 800 }, bypassCSP: true, expectedErrors: [/status of 404/] })

  test('no page scrolls sideways, and no control cuts its words', async ({ page }) => {
    test.slow()
    for (const path of [
      '/',
      listing,
      dress,
      '/p/1000/product/default',
      '/compare?like=1005',
      '/bag',
      '/create-account',
    ])
      await test.step(path, async () => {
        await page.goto(path)
        await page.addStyleTag({ content: spacing })
        const found = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          const controls = [...document.querySelectorAll<HTMLElement>('main :is(a, button, label, legend, th, dt)')]
          const cut = controls.filter(
            (node) =>
              node.checkVisibility() &&
              getComputedStyle(node).overflowX !== 'visible' &&
              node.scrollWidth > node.clientWidth + 1,
          )
          return {
            sideways: scrollWidth - clientWidth,
            cut: cut.map(({ className, textContent }) => [className, textContent]),
          }
        })
        expect(found).toEqual({ sideways: 0, cut: [] })
      })
  })
})

// https://www.w3.org/TR/WCAG22/#text-spacing
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

async function searchFor(page: Page, term: string): Promise<void> {
  const panel = page.locator('dialog[open]')
  await panel.getByRole('combobox').fill(term)
  await expect(panel.locator('a[href*="/p/"]').first()).toBeVisible()
}
