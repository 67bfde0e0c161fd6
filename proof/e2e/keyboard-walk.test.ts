import type { Locator, Page } from '@playwright/test'
import { waitUntilInteractive } from './page-scripts.ts'
import { productWith } from './product-with.ts'
import { expect, test } from './test.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'
import { changeLine } from '#shared/messages/change-line.ts'
import * as messages from '#shared/messages/shop.ts'

const mostStops = 150

/** What is wrong with the focus of the page: it is not visible, or something covers all of it. */
function focusFault(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    // The button of a date field is the browser's own: it has the outline, and its field does not match :focus then.
    if (focused.matches('[type=date]:not(:focus)')) return null
    const parts = [
      focused,
      focused.nextElementSibling,
      focused.closest('label, article'),
      focused.parentElement,
    ].filter((part) => part !== null)
    const isOutlined = parts.some((part) =>
      [null, '::before', '::after'].some((pseudo) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
      }),
    )
    const shown = focused.closest('label') ?? focused
    const { left, top, width, height } = shown.getBoundingClientRect()
    const isHit = [0.5, 0.1, 0.9].some((x) =>
      [0.5, 0.1, 0.9].some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y)
        return hit !== null && (shown.contains(hit) || hit.contains(shown))
      }),
    )
    if (isOutlined && isHit) return null
    return `${isOutlined ? 'covered' : 'without an outline'}: ${focused.outerHTML.slice(0, 160)}`
  })
}

/** Presses Tab until the control has the focus. At each stop the focus must be visible. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeAttached()
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => focusFault(page)).toBeNull()
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`The focus does not reach ${String(control)} in ${mostStops} stops.`)
}

const hasManySizes = (html: string) => (html.match(/name="size"/g) ?? []).length > 2 && !html.includes('name="length"')

test(
  'a shopper buys on a desktop by keyboard only, and sees the focus at every stop',
  { tag: '@other-engines' },
  async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 1440, height: 900 })
    const main = page.getByRole('main')
    const listing = '/browse/womens/clothing/dresses'
    const wanted = await productWith(page, listing, hasManySizes)
    await page.goto('/')
    await tabTo(
      page,
      page
        .getByRole('navigation', { name: messages.shell.mainNavigation })
        .getByRole('link', { name: 'Womens' })
        .first(),
    )
    await page.keyboard.press('Enter')
    await expect(page.locator('body')).toHaveAttribute('data-page-type', 'plp')
    await page.goto(listing)
    await expect(page.locator('[data-quick-add][aria-haspopup="dialog"]').first()).toBeAttached()

    await tabTo(page, page.getByRole('link', { name: messages.listing.filter, exact: true }))
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: messages.listing.filter })
    const field = panel.getByRole('spinbutton', { name: messages.listing.minPrice, exact: true })
    await tabTo(page, field)
    await page.keyboard.type('1')
    await tabTo(page, panel.getByRole('slider', { name: messages.listing.highestPrice }))
    await page.keyboard.press('ArrowLeft')
    await tabTo(page, panel.getByRole('button', { name: messages.listing.done }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('list', { name: messages.listing.chosen })).toBeVisible()

    await page.goto(listing)
    await tabTo(page, main.locator(`a[href="${wanted}"]`).first())
    await page.keyboard.press('Enter')
    await expect(page.locator('body')).toHaveAttribute('data-page-type', 'pdp')
    await waitUntilInteractive(page, 'buy-box')
    const sizes = page.getByRole('group', { name: messages.product.size })
    await tabTo(page, sizes.getByRole('radio').first())
    for (let arrow = 0; arrow < 12; arrow += 1) {
      await page.keyboard.press(arrow === 0 ? 'Space' : 'ArrowRight')
      await expect.poll(() => focusFault(page)).toBeNull()
      if (await page.getByRole('button', { name: messages.product.addToBag }).first().isVisible()) break
    }
    await tabTo(page, main.getByRole('button', { name: messages.product.addToBag }).first())
    await page.keyboard.press('Enter')
    const added = page.getByRole('dialog', { name: messages.bag.added })
    await tabTo(page, added.getByRole('link', { name: messages.bag.viewBag }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: messages.bag.title })).toBeVisible()

    await tabTo(page, main.getByRole('link', { name: cartControls.change }).first())
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: cartControls.change })
    const own = sheet.getByRole('radio', { checked: true })
    const before = await own.getAttribute('value')
    await expect(own).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(own).not.toHaveAttribute('value', before ?? '')
    await expect.poll(() => focusFault(page)).toBeNull()
    await tabTo(page, sheet.getByRole('button', { name: changeLine.change, exact: true }))
    await page.keyboard.press('Enter')
    await expect(sheet).toBeHidden()

    await tabTo(page, main.getByRole('link', { name: messages.bag.checkout }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: messages.checkout.asGuest }))
  },
)
