import type { Page } from '@playwright/test'
import { fillCart } from './buy.ts'
import { productWith } from './product-with.ts'
import { expect, test } from './test.ts'
import { markets } from '#shared/markets.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'

/** WCAG 2.2, target size (minimum). */
const leastPixels = 24

/**
 * Visible links and controls that are smaller than a finger can meet. Links within a sentence are as high as their
 * line, and an input is as large as the label around it.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const isInline = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
    const all = [...document.querySelectorAll('a[href], button, summary, input:not([type="hidden"]), select, textarea')]
    return all.flatMap((element) => {
      const target = element.closest('label') ?? element
      const { width, height } = target.getBoundingClientRect()
      const isShown =
        element.checkVisibility({ checkOpacity: false, visibilityProperty: true }) && width > 1 && height > 1
      const after = getComputedStyle(element, '::after')
      const reach = after.content !== 'none' && after.position === 'absolute' ? parseFloat(after.height) : height
      if (!isShown || isInline(element) || (width >= least && Math.max(height, reach || 0) >= least)) return []
      return [`${element.outerHTML.slice(0, 120)} ${Math.round(width)} × ${Math.round(height)}`]
    })
  }, leastPixels)
}

const pages: Record<string, (page: Page) => Promise<unknown>> = {
  'a listing': (page) => page.goto('/browse/womens/clothing'),
  'a product': async (page) => page.goto(await productWith(page, '/browse/womens/clothing', () => true)),
  'the bag': (page) => fillCart(page, markets.en),
  'the page that changes a line': async (page) => {
    await fillCart(page, markets.en)
    // A press opens it as a sheet over the bag.
    const link = page.getByRole('main').getByRole('link', { name: cartControls.change })
    await page.goto((await link.getAttribute('href')) ?? '')
    await expect(page.getByRole('heading', { level: 1, name: cartControls.change })).toBeVisible()
  },
  'the comparison': async (page) => {
    const path = await productWith(page, '/browse/womens/clothing', () => true)
    await page.goto(`/compare?like=${path.split('/')[2]}`)
  },
}

for (const [name, open] of Object.entries(pages))
  test(`every link and control of ${name} is at least ${leastPixels} px wide and high on a phone`, async ({ page }) => {
    await open(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('main')).toBeVisible()
    expect(await smallTargets(page)).toEqual([])
  })
