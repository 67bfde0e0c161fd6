import type { Page } from '@playwright/test'
import { logIn } from './accounts.ts'
import { fillCart, openAccount } from './buy.ts'
import { productWith } from './product-with.ts'
import { expect, test } from './test.ts'
import { markets } from '#shared/markets.ts'
import { quickAdd } from '#shared/messages/listing.ts'

const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(2)
const pages = [
  '/',
  '/browse/womens/clothing/dresses',
  `/search?query=${word}`,
  '/search?query=dress',
  '/wishlist',
  '/login',
  '/create-account',
  '/forgot-password',
  '/size-guide',
  '/shop-finder',
  '/newsletter',
  '/cookies',
  '/gallery',
  `/${word.toLowerCase()}`,
]

/** The elements that are wider than the page, the innermost first. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 1 && element.checkVisibility(),
    )
    const found = wide
      .filter((element) => !wide.some((other) => other !== element && element.contains(other)))
      .map((element) => `${element.tagName} ${element.className} < ${element.parentElement?.className ?? ''}`)
    return [...new Set([`${document.documentElement.scrollWidth} px`, ...found])].slice(0, 12)
  })
}

/** Islands that start with the page compare its words with their own, so they must have done it. */
async function untilLive(page: Page): Promise<void> {
  await page.getByRole('main').dispatchEvent('pointerover')
  await expect
    .poll(() =>
      page.evaluate(
        "[...document.querySelectorAll('sv-island:is([data-on=load], [data-on=input])')].every(({ isLive }) => isLive)",
      ),
    )
    .toBe(true)
}

/** Writes a long word into every text of content, product and shopper; controls keep their own words. */
async function writeLongWords(page: Page): Promise<void> {
  await page.evaluate((long) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const own = text.parentElement?.closest(
        'script, style, svg, option, textarea, button, .button, summary, .wallet-buttons, .edge, .search-panel__bar, .visually-hidden, .skip-link',
      )
      if (!own && text.data.trim() !== '') text.data = long
    }
  }, word)
}

for (const width of [320, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, expectedErrors: [/404/] })

    for (const path of pages)
      test(`no long word makes ${path} scroll sideways [LAY-46]`, async ({ page }) => {
        await page.goto(path)
        await untilLive(page)
        expect(await tooWide(page)).toEqual([])
        await writeLongWords(page)
        expect(await tooWide(page)).toEqual([])
      })

    test('no long word makes the checkout login, quick add or a page of the account scroll sideways [LAY-46]', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await fillCart(page, markets.en)
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/browse/womens/clothing/dresses')
      await untilLive(page)
      await page.getByRole('article').first().getByRole('link', { name: quickAdd.title }).click()
      await expect(page.getByRole('dialog', { name: quickAdd.title }).getByRole('group').first()).toBeVisible()
      await writeLongWords(page)
      expect(await tooWide(page), 'quick add').toEqual([])
      await page.goto('/checkout-identity')
      await untilLive(page)
      await writeLongWords(page)
      expect(await tooWide(page), 'checkout login').toEqual([])
      await page.goto('/login')
      await logIn(page, await openAccount(page))
      await expect(page).toHaveURL(/my-account/)
      for (const path of [
        '',
        '/my-profile',
        '/saved-addresses',
        '/saved-addresses?new=1',
        '/order-history',
        '/my-data',
      ]) {
        await page.goto(`/my-account${path}`)
        await untilLive(page)
        await writeLongWords(page)
        expect(await tooWide(page), path).toEqual([])
      }
    })

    test('no long word makes a product page, the bag or a panel scroll sideways [LAY-46]', async ({ page }) => {
      const product = await productWith(page, '/browse/mens/clothing', (html) => html.includes('name="buy-box"'))
      await page.setViewportSize({ width: 1280, height: 800 })
      await fillCart(page, markets.en)
      await page.setViewportSize({ width, height: 800 })
      for (const path of [product, '/bag']) {
        await page.goto(path)
        await untilLive(page)
        await writeLongWords(page)
        expect(await tooWide(page)).toEqual([])
      }
      for (const panel of ['menu', 'search', 'cart', 'wishlist', 'login', 'locale', 'newsletter', 'filters']) {
        await page.goto(panel === 'filters' ? '/browse/womens/clothing/dresses' : '/')
        const opener = page.locator(`[data-opens="${panel}"]`).filter({ visible: true }).first()
        if ((await opener.count()) === 0) continue
        await opener.click()
        await expect(page.locator('dialog[open]')).toBeVisible()
        await expect
          .poll(() =>
            page.evaluate(`{
              const dialog = document.querySelector('dialog[open]')
              const islands = [dialog.closest('sv-island'), ...dialog.querySelectorAll('sv-island')]
              islands.every((island) => island?.isLive ?? true)
            }`),
          )
          .toBe(true)
        await writeLongWords(page)
        const dialog = page.locator('dialog[open]').first()
        const overflow = await dialog.evaluate((element) => {
          const edge = element.getBoundingClientRect().right
          const wide = [...element.querySelectorAll('*')].filter(
            (inner) => inner.getBoundingClientRect().right > edge + 1,
          )
          return element.scrollWidth > element.clientWidth
            ? wide.map(({ tagName, className }) => `${tagName} ${className}`)
            : []
        })
        expect(overflow, panel).toEqual([])
        expect(await tooWide(page)).toEqual([])
      }
    })
  })
