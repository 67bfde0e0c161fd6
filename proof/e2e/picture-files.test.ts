import type { Page } from '@playwright/test'
import { addToBag, chooseSize } from './shopper.ts'
import { largestPicture, loadPictures, shownPictures, wrongChoice } from './shown-pictures.ts'
import { expect, test } from './test.ts'
import * as messages from '#shared/messages/shop.ts'

const screens = [
  { width: 320, height: 568, density: 2 },
  { width: 390, height: 844, density: 3 },
  { width: 768, height: 1024, density: 2 },
  { width: 1440, height: 900, density: 1 },
  { width: 2560, height: 1440, density: 1 },
]
const withLargeFirst = ['home', 'listing', 'product', 'search', 'lookbook']
const desktopWidth = 992
const dress = '/p/1005/product/default'

const pages: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => page.goto('/'),
  listing: (page) => page.goto('/browse/womens/clothing/dresses'),
  product: (page) => page.goto(dress),
  bag: async (page) => {
    await page.goto(dress)
    await chooseSize(page)
    await addToBag(page)
    await expect(page.getByRole('dialog', { name: messages.bag.added })).toBeVisible()
    await page.goto('/bag')
    await expect(page.getByRole('main').getByRole('link', { name: messages.bag.checkout }).first()).toBeVisible()
  },
  search: (page) => page.goto('/search?query=jumper'),
  lookbook: (page) => page.goto('/lookbook'),
  'other stuff': (page) => page.goto('/other-stuff'),
  'about us': (page) => page.goto('/about-us'),
}

for (const { width, height, density } of screens) {
  test.describe(`on ${width} × ${height} pixels at ${density}×`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density, contextOptions: { reducedMotion: 'reduce' } })

    for (const [name, open] of Object.entries(pages)) {
      test(`the pictures of ${name} are as large as they are drawn [CNT-18]`, async ({ page }) => {
        const requested: string[] = []
        page.on('request', (request) => request.url().includes('/media/') && requested.push(request.url()))
        await open(page)
        const largest = await largestPicture(page)
        await loadPictures(page)
        const shown = await shownPictures(page)
        expect(shown.length).toBeGreaterThan(0)
        expect.soft(shown.map(wrongChoice).filter(Boolean)).toEqual([])
        expect.soft(shown.filter(({ hasGround }) => !hasGround).map((each) => each.name)).toEqual([])
        if (withLargeFirst.includes(name)) expect.soft(requested[0]).toBe(largest)
      })
    }

    if (width >= desktopWidth)
      test('the pictures of the mega-menu are as large as they are drawn [CNT-18]', async ({ page }) => {
        await page.goto('/')
        const top = page.getByRole('navigation', { name: messages.shell.mainNavigation }).getByRole('link')
        await top.filter({ hasText: 'Womens' }).first().hover()
        const panel = page.locator('.desktop-navigation__panel').filter({ visible: true })
        await expect(panel.getByRole('img').or(panel.locator('img')).first()).toBeVisible()
        await loadPictures(page)
        const shown = await shownPictures(page, '.desktop-navigation')
        expect(shown.length).toBeGreaterThan(0)
        expect(shown.map(wrongChoice).filter(Boolean)).toEqual([])
        expect(shown.filter(({ hasGround }) => !hasGround).map((each) => each.name)).toEqual([])
      })
  })
}
