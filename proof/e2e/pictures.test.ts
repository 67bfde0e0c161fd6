import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { engine } from './engine.ts'
import { addToBag, chooseSize } from './shopper.ts'
import { expect, test } from './test.ts'
import * as messages from '#shared/messages/shop.ts'

/**
 * `scale` makes the kept pictures small, and leaves out how a machine smooths the edges of letters. Each engine has its
 * own. The window of WebKit's driver is wider than a phone, so its pictures of one show a large phone.
 */
const screens = {
  phone: { viewport: { width: 390, height: 1200 }, scale: 1 / 2 },
  desktop: { viewport: { width: 1440, height: 1200 }, scale: 1 / 3 },
}
const dresses = '/browse/womens/clothing/dresses'
const dress = '/p/1005/product/default'

const pages: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => page.goto('/'),
  listing: (page) => page.goto(dresses),
  filters: (page) => openOn(page, dresses, '[data-opens=filters]'),
  product: (page) => page.goto(dress),
  'gift-card': (page) => page.goto('/p/1000/product/default'),
  added: async (page) => {
    await page.goto(dress)
    await chooseSize(page)
    await addToBag(page)
    const popUp = page.getByRole('dialog', { name: messages.bag.added })
    await expect(popUp.getByRole('link', { name: messages.bag.checkout, exact: true, disabled: false })).toBeVisible()
  },
  bag: async (page) => {
    await pages['added']?.(page)
    await page.goto('/bag')
    await expect(page.getByRole('main').getByRole('link', { name: messages.bag.checkout }).first()).toBeVisible()
  },
  search: (page) => page.goto('/search?query=jumper'),
  compare: (page) => page.goto('/compare?like=1005'),
  register: (page) => page.goto('/create-account'),
  lookbook: (page) => page.goto('/lookbook'),
  'not-found': (page) => page.goto('/no/such/page'),
}

// Texts that differ from hour to hour, also in their number of lines, or with what other tests do at the same time.
// WebKit shows today in an empty field for a date.
const changing = `.delivery-terms, .stock-message, .error-page__request${engine === 'webkit' ? ', input[type=date]' : ''}`

for (const [width, { viewport, scale }] of Object.entries(screens)) {
  test.describe(`on a ${width}`, () => {
    test.use({
      viewport,
      contextOptions: { reducedMotion: 'reduce' },
      // In Firefox the page refuses the style by which a screenshot hides the caret.
      expectedErrors: [/status of 404|blocked an inline style/],
    })

    for (const [name, open] of Object.entries(pages)) {
      test(`${name} looks as its kept picture does`, async ({ page }) => {
        await open(page)
        await page.waitForLoadState('networkidle')
        await page.evaluate('document.fonts.ready.then(() => true)')
        await page.locator(changing).evaluateAll((all: HTMLElement[]) => {
          for (const element of all) element.style.display = 'none'
        })
        const shot = await page.screenshot()
        const size = Math.round(viewport.width * scale)
        const small = await sharp(shot).resize(size).png({ palette: true, colours: 64 }).toBuffer()
        expect(small).toMatchSnapshot([engine, `${name}-${width}.png`], { threshold: 0.2, maxDiffPixelRatio: 0.004 })
      })
    }
  })
}

async function openOn(page: Page, path: string, control: string): Promise<void> {
  await page.goto(path)
  await page.locator(control).filter({ visible: true }).first().click()
  await expect(page.getByRole('dialog').filter({ visible: true }).first()).toBeVisible()
}
