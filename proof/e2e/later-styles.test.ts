import type { Browser, Page } from '@playwright/test'
import { listedProducts } from './listing.ts'
import { expect, test } from './test.ts'
import { productPath } from '#shared/links.ts'

const later = /\/later-[\w-]{8}\.css$/

/** A page without scripts, so that nothing but its styles can change it. */
async function pageWithoutScripts(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce', viewport })
  return context.newPage()
}

/** The box and the look of each element in the page's content, without closed dialogs. */
function contentOf(page: Page): Promise<string[]> {
  return page.locator('main').evaluate(async (main) => {
    await document.fonts.ready
    return [...main.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && !element.closest('noscript'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { color, backgroundColor, font, borderTopWidth } = getComputedStyle(element)
        const name = `${element.localName}.${element.className}`
        return [name, x, y + scrollY, width, height, color, backgroundColor, font, borderTopWidth].join(' ')
      })
  })
}

for (const [size, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
})) {
  test(`a page on a ${size} is painted before the styles of its panels and footer have loaded, which do not change its content`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const [product] = await listedProducts(request, '/browse/womens')
    const paths = [
      '/',
      '/browse/womens',
      '/browse/womens/clothing/dresses',
      '/browse/womens?filters[size]=10',
      '/search?query=dress',
      '/search?query=qqqqq',
      '/about-us',
      '/compare',
      productPath(product!),
      `${productPath(product!)}/recommendations`,
    ]
    for (const path of paths) {
      const page = await pageWithoutScripts(browser, viewport)
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.route(later, async (route) => {
        await released
        await route.continue()
      })
      // A picture that arrives in between may change heights by a part of a pixel.
      await page.route(/\/media\//, (route) => route.abort())
      await page.goto(`${baseURL}${path}`, { waitUntil: 'commit' })
      await expect(page.locator('body > link[rel=stylesheet]'), path).toBeAttached()
      const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
      await expect.poll(painted, path).toBe(1)
      const footer = page.locator('body > footer')
      expect(await footer.count(), path).toBe(0)
      const before = await contentOf(page)
      release()
      await footer.waitFor({ state: 'attached' })
      await page.waitForLoadState()
      const after = await contentOf(page)
      const changed = before.flatMap((look, index) => (look === after[index] ? [] : [look, after[index]]))
      expect([path, changed.slice(0, 6), after.length]).toEqual([path, [], before.length])
      await page.context().close()
    }
  })
}
