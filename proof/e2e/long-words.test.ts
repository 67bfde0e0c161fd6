import type { Page } from '@playwright/test'
import { logIn } from './accounts.ts'
import { brokenWords } from './broken-words.ts'
import { fillCart, openAccount } from './buy.ts'
import { productWith } from './product-with.ts'
import { expect, test } from './test.ts'
import { markets } from '#shared/markets.ts'
import { quickAdd } from '#shared/messages/listing.ts'
import { plainPaths } from '#shared/test/plain-pages.ts'

const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(2)
const pages = [
  ...plainPaths,
  '/browse/womens/clothing/dresses',
  `/search?query=${word}`,
  '/search?query=dress',
  '/wishlist',
  '/login',
  '/create-account',
  '/forgot-password',
  '/gallery',
  `/${word.toLowerCase()}`,
]

const widths = [320, 390]
test.use({ viewport: { width: 320, height: 800 }, expectedErrors: [/404/] })

/** At both widths: the elements that are wider than the page, or than the panel `of` it, the innermost first. */
async function tooWide(page: Page, of = 'html'): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const wide = await page.locator(of).evaluate((all) => {
      const edge = all.getBoundingClientRect().left + all.clientWidth
      if (all.scrollWidth <= all.clientWidth) return []
      const over = [...all.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > edge + 1 && element.checkVisibility(),
      )
      return over
        .filter((element) => !over.some((other) => other !== element && element.contains(other)))
        .map((element) => `${element.tagName} ${element.className} < ${element.parentElement?.className ?? ''}`)
        .concat(`${all.scrollWidth} px`)
    })
    found.push(...new Set(wide.map((each) => `${width}: ${each}`)))
  }
  return found.slice(0, 12)
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

/** Writes a long word into every text of content, product and shopper; controls and amounts keep their own words. */
async function writeLongWords(page: Page): Promise<void> {
  await page.evaluate((long) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const own = text.parentElement?.closest(
        'script, style, svg, option, textarea, button, .button, summary, .price, .totals__row dd, .wallet-buttons, .edge, .search-panel__bar, .visually-hidden, .skip-link',
      )
      if (!own && text.data.trim() !== '') text.data = long
    }
  }, word)
}

for (const path of pages)
  test(`no long word makes ${path} scroll sideways`, async ({ page }) => {
    await page.goto(path)
    await untilLive(page)
    expect(await tooWide(page)).toEqual([])
    await writeLongWords(page)
    expect(await tooWide(page)).toEqual([])
  })

test('no long word makes the checkout login, quick add or a page of the account scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await fillCart(page, markets.en)
  await page.setViewportSize({ width: 320, height: 800 })
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
  await logIn(page, await openAccount())
  await expect(page).toHaveURL(/my-account/)
  for (const path of ['', '/my-profile', '/saved-addresses', '/saved-addresses?new=1', '/order-history', '/my-data']) {
    await page.goto(`/my-account${path}`)
    await untilLive(page)
    await writeLongWords(page)
    expect(await tooWide(page), path).toEqual([])
  }
})

test('no long word makes a product page, the bag or a panel scroll sideways', async ({ page }) => {
  const product = await productWith(page, '/browse/mens/clothing', (html) => html.includes('name="buy-box"'))
  await page.setViewportSize({ width: 1280, height: 800 })
  await fillCart(page, markets.en)
  await page.setViewportSize({ width: 320, height: 800 })
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
    expect(await tooWide(page, 'dialog[open]'), panel).toEqual([])
    expect(await tooWide(page)).toEqual([])
  }
})

test(
  "none of the shop's own words is broken between its letters on a narrow phone",
  { tag: '@other-engines' },
  async ({ page }) => {
    test.slow()
    const paths = [
      ...plainPaths,
      '/browse/womens/clothing/dresses?filters[size]=12&sort=price-desc',
      '/wishlist',
      '/login',
    ]
    const broken: string[] = []
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('contentinfo')).toBeAttached()
      const words = await brokenWords(page)
      broken.push(...words.map((each) => `${path} ${each}`))
    }
    expect([...new Set(broken)]).toEqual([])
  },
)
