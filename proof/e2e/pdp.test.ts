import type { Page } from '@playwright/test'
import { decodeHTML } from 'entities'
import { expectAccessible } from './expect-accessible.ts'
import { expectLayoutShift, watchLayoutShiftsNow } from './layout-shifts.ts'
import { holdRequests, waitUntilInteractive } from './page-scripts.ts'
import { productWith } from './product-with.ts'
import { chooseSize } from './shopper.ts'
import { expect, test } from './test.ts'
import { markets } from '#shared/markets.ts'
import * as pageMessages from '#shared/messages/product-page.ts'
import * as messages from '#shared/messages/shop.ts'

const phone = { width: 390, height: 844 }
const colours = (page: Page) => page.getByRole('list', { name: messages.product.colour }).getByRole('link')
const sizes = (page: Page) => page.getByRole('group', { name: messages.product.size })
const add = (page: Page) => page.locator('.buy-box__add')

const count = (html: string, text: string) => html.split(text).length - 1
const isChoosable = (html: string) =>
  count(html, 'class="colour-links__link"') > 2 && count(html, 'class="option-group__choice"') > 1
const hasSoldOutSize = (html: string) =>
  html.includes('option-group__choice--sold-out') && html.includes('class="option-group__choice"')

for (const market of Object.values(markets)) {
  test(
    `choosing a colour and a size updates the URL, and going back restores the colour, in ${market.code} [PDP-07, PDP-11, PDP-12]`,
    { tag: market === markets.eu ? '@gate' : [] },
    async ({ page }) => {
      const path = await productWith(page, `${market.prefix}/browse/womens`, isChoosable)
      await page.goto(path)
      await waitUntilInteractive(page, 'buy-box')
      const size = sizes(page).locator('label').filter({ hasNotText: messages.product.optionSoldOut }).first()
      const value = await size.locator('input').inputValue()
      await size.click()
      await expect(page).toHaveURL(new RegExp(`[?&]Size=${encodeURIComponent(value).replaceAll('%20', '\\+')}`))
      const other = colours(page).nth(1)
      const name = (await other.getAttribute('title')) ?? ''
      const before = await page.locator('.gallery img').first().getAttribute('src')
      await other.click()
      await expect(page).toHaveURL(new RegExp(`/${name.replaceAll(' ', '_')}\\?Size=`))
      await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
      await expect(page.locator('.gallery img').first()).not.toHaveAttribute('src', before ?? '')
      await expect(page).toHaveTitle(new RegExp(name))
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(path.split('/').at(-1) ?? ''))
      await expect(page.locator('.gallery img').first()).toHaveAttribute('src', before ?? '')
    },
  )
}

test('the days of delivery of an order that is placed now are on product page, bag and the step before checkout', async ({
  page,
}) => {
  await page.goto(await productWith(page, '/browse/womens', isChoosable))
  const promise = page.locator('sv-delivery-promise')
  const days = /^(Order within (\d+ h )?\d+ min, with|With) you \w{3},? \d+ .+ \d+ \w+/
  await expect(promise).toHaveText(days)
  const text = (await promise.innerText()).replace(/^.*you /, '').replace(/, or .*$/, '')
  await chooseSize(page)
  await add(page).click()
  await expect(page.getByRole('dialog', { name: messages.bag.added })).toBeVisible()
  for (const path of ['/bag', '/checkout-identity']) {
    await page.goto(path)
    await expect(promise).toContainText(text)
  }
})

test('choosing another colour shifts no layout, does not scroll, and keeps the focus [PDP-11]', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(await productWith(page, '/browse/womens', isChoosable))
  await waitUntilInteractive(page, 'buy-box')
  const other = colours(page).nth(1)
  await other.scrollIntoViewIfNeeded()
  await watchLayoutShiftsNow(page)
  const [scroll, name] = [await page.evaluate('scrollY'), (await other.getAttribute('title')) ?? '']
  await other.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(new RegExp(name))
  await waitUntilInteractive(page, 'buy-box')
  await expect(page.locator('.colour-links__link[aria-current]')).toBeFocused()
  expect(await page.evaluate('scrollY')).toBe(scroll)
  await expectLayoutShift(page, { most: 0.02 })
})

test('a colour that does not exist shows the default colour, with the canonical URL of that colour [D-68]', async ({
  page,
}) => {
  const path = await productWith(page, '/browse/womens', isChoosable)
  await page.goto(path.replace(/[^/]+$/, 'No_Such_Colour'))
  await expect(page.locator('link[rel="canonical"]')).not.toHaveAttribute('href', /No_Such_Colour/)
  await expect(colours(page).and(page.locator('[aria-current]'))).toHaveCount(1)
})

test('adding without a size shows a message at the sizes [PDP-16, PDP-21]', { tag: '@gate' }, async ({ page }) => {
  await page.goto(
    await productWith(page, '/browse/womens', (html) => isChoosable(html) && !html.includes('name="length"')),
  )
  await waitUntilInteractive(page, 'buy-box')
  await add(page).click()
  await expect(page.getByRole('status').filter({ hasText: messages.product.pleaseSelectSize })).toBeVisible()
  await expect(sizes(page).getByRole('radio').first()).toBeFocused()
  await expectAccessible(page)
})

test('a second press while the product is being added sends nothing, and the button says so [PDP-14]', async ({
  page,
}) => {
  await page.goto(
    await productWith(page, '/browse/womens', (html) => isChoosable(html) && !html.includes('name="length"')),
  )
  await waitUntilInteractive(page, 'buy-box')
  await sizes(page).locator('label').filter({ hasNotText: messages.product.optionSoldOut }).first().click()
  let additions = 0
  page.on('request', (request) => request.url().endsWith('/addCartItems') && (additions += 1))
  const release = await holdRequests(page, '**/addCartItems')
  await add(page).click()
  await expect(add(page)).toHaveText(messages.product.adding)
  await add(page).dispatchEvent('click')
  release()
  await expect(page.getByRole('dialog', { name: messages.bag.added })).toBeVisible()
  expect(additions).toBe(1)
})

test('adding without a size and a length asks for both [PDP-17, PDP-22]', async ({ page }) => {
  await page.goto(
    await productWith(
      page,
      '/browse/womens/clothing/trousers-and-jeans',
      (html) => html.includes('name="length"') && isChoosable(html),
    ),
  )
  await waitUntilInteractive(page, 'buy-box')
  await add(page).click()
  await expect(page.getByRole('status').filter({ hasText: messages.product.pleaseSelectSizeAndFit })).toBeVisible()
})

test('a shopper can buy a dress with the keyboard only [PDP-26]', { tag: '@gate' }, async ({ page }) => {
  await page.goto(await productWith(page, '/browse/womens', isChoosable))
  await waitUntilInteractive(page, 'buy-box')
  const availableSize = sizes(page).locator('label').filter({ hasNotText: messages.product.optionSoldOut }).first()
  await availableSize.getByRole('radio').focus()
  await page.keyboard.press('Space')
  await expect(availableSize.getByRole('radio')).toBeChecked()
  const fit = page.getByRole('group', { name: messages.product.fit })
  if ((await fit.count()) > 0) {
    await fit.locator('label').filter({ hasNotText: messages.product.optionSoldOut }).first().getByRole('radio').focus()
    await page.keyboard.press('Space')
  }
  await add(page).focus()
  await page.keyboard.press('Enter')
  const popUp = page.getByRole('dialog', { name: messages.bag.added })
  await expect(popUp).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popUp).toBeHidden()
  await expect(add(page)).toBeFocused()
})

test('a sold-out size says so, and offers to notify by e-mail [PDP-55, PDP-60]', async ({ page }) => {
  await page.goto(await productWith(page, '/browse/womens', hasSoldOutSize))
  await waitUntilInteractive(page, 'buy-box')
  await sizes(page).locator('label').filter({ hasText: messages.product.optionSoldOut }).first().click()
  await expect(add(page)).toBeDisabled()
  await expect(add(page)).toHaveText(messages.bag.soldOut)
  const form = page.getByRole('form', { name: pageMessages.notifyMe.title })
  await form.getByRole('textbox').fill('nobody')
  await form.getByRole('button').click()
  await expect(form.getByRole('alert')).toHaveText(pageMessages.modifiers.invalidEmail)
  await expectAccessible(page)
  await form.getByRole('textbox').fill('ada@example.com')
  await form.getByRole('button').click()
  const savedMessage = page.getByText(pageMessages.notifyMe.kept)
  await expect(savedMessage).toBeFocused()
  await expectAccessible(page)
})

test('the product page says when few units are left and when a product is not for sale [PDP-54, PDP-56]', async ({
  page,
}) => {
  await page.goto(
    await productWith(page, '/browse/womens', (html) =>
      // A purchasable variant with 1 to 4 units left: `CompactVariant` in `shared/domain/offer.ts`.
      /\[\d+,"[^"]+",\d+,-1,\d+,(?:null|\d+),[1-4],1\]/.test(decodeHTML(html)),
    ),
  )
  await waitUntilInteractive(page, 'buy-box')
  for (const label of await sizes(page).locator('label').all()) {
    await label.click()
    if (await page.getByText(messages.bag.low).isVisible()) break
  }
  await expect(page.getByText(messages.bag.low)).toBeVisible()
  // If the listing links no product, the path of one that is not for sale.
  const gift = await productWith(page, '/browse/gifts/with-our-compliments', () => true).catch(
    () => '/p/1002/hedgerow-ditsy-keepsake-tote/Ecru',
  )
  await page.goto(gift)
  await expect(add(page)).toHaveText(messages.bag.unavailable)
  await expect(add(page)).toBeDisabled()
})

for (const [screen, viewport] of Object.entries({ phone, desktop: { width: 1440, height: 900 } })) {
  test(`pictures can be enlarged, with the keyboard too, on a ${screen} [PDP-07] [PDP-46]`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(await productWith(page, '/browse/womens', isChoosable))
    await waitUntilInteractive(page, 'buy-box')
    const links = page.locator('.gallery__link')
    await links.nth(1).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: new RegExp(`^${pageMessages.gallery.title}`) })
    await expect(dialog.getByRole('status')).toContainText(/2 \/ \d/)
    // The gallery's widths and the original's.
    const sources = (await dialog.locator('img').nth(1).getAttribute('srcset')) ?? ''
    expect(sources.match(/\d+w(?=,|$)/g)).toEqual(['200w', '453w', '768w', '1517w', '1600w'])
    expect(sources).toContain(`, ${await links.nth(1).getAttribute('href')} 1600w`)
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('status')).toContainText(/3 \/ \d/)
    await dialog.getByRole('button', { name: pageMessages.gallery.zoomIn }).click()
    await expect(dialog.getByRole('group')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(links.nth(1)).toBeFocused()
  })
}

test('on a phone the picture strip shows its position, and a fixed bar keeps the button in view [PDP-07]', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto(await productWith(page, '/browse/womens', isChoosable))
  await waitUntilInteractive(page, 'buy-box')
  await page.locator('.gallery__strip').evaluate((strip) => strip.scrollTo({ left: strip.scrollWidth }))
  await expect(page.locator('.gallery__position')).toHaveText(/^(\d) \/ \1$/)
  const bar = page.locator('.sticky-bar')
  await expect(bar).toBeVisible()
  await expectAccessible(page)
  await bar.getByRole('button').click()
  await expect(page.getByRole('status').filter({ hasText: messages.product.pleaseSelectSize })).toBeVisible()
  await add(page).scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
})

test(
  'a gift card asks for its recipient and can be added to the bag [PDP-18, PDP-19, PDP-20, PDP-25, PDP-30]',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/p/1000/e-gift-card/Hedgerow')
    await waitUntilInteractive(page, 'buy-box')
    await sizes(page)
      .or(page.getByRole('group', { name: pageMessages.modifiers.value }))
      .locator('label')
      .first()
      .click()
    await add(page).click()
    await expect(page.getByText(pageMessages.modifiers.required).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Recipient email').fill('grace@example')
    await page.getByLabel('Recipient name').fill('Grace')
    await page.getByLabel('Your email').fill('ada@example.com')
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('Send date').fill('2020-01-01')
    await page.getByLabel('Message').fill('<b>Happy birthday</b>')
    const preview = page.locator('.gift-preview')
    for (const text of ['Dear Grace', 'From Ada', '<b>Happy birthday</b>']) await expect(preview).toContainText(text)
    await add(page).click()
    await expect(page.getByText(pageMessages.modifiers.invalidEmail)).toBeVisible()
    await expect(page.getByText(pageMessages.modifiers.invalidSendDate)).toBeVisible()
    await expect(page.getByLabel('Recipient email')).toBeFocused()
    await page.getByLabel('Recipient email').fill('grace@example.com')
    await page
      .getByLabel('Send date')
      .fill(await page.evaluate(() => new Date(Date.now() + 864e5).toISOString().slice(0, 10)))
    await add(page).click()
    await expect(page.getByRole('dialog', { name: messages.bag.added })).toBeVisible()
  },
)

test('recently viewed products load in their colours with one request, and with no request if nothing was viewed', async ({
  page,
}) => {
  const requestedUrls: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('/fragments/recently-viewed') && requestedUrls.push(request.url()),
  )
  const first = await productWith(page, '/browse/womens', isChoosable)
  await page.goto(first)
  await waitUntilInteractive(page, 'buy-box')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.locator('.recommendations-place .product-card').first()).toBeAttached()
  expect(requestedUrls).toEqual([])
  await page.goto('/p/1000/e-gift-card/Hedgerow')
  await waitUntilInteractive(page, 'buy-box')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const section = page.getByRole('region', { name: pageMessages.recentlyViewed.title })
  await expect(section.getByRole('article')).toHaveCount(1)
  await expect(section.getByRole('link').first()).toHaveAttribute('href', first)
  expect(requestedUrls).toHaveLength(1)
  // One card needs no arrows.
  const arrow = (list: Element) => getComputedStyle(list, '::scroll-button(right)').opacity
  expect(await section.locator('ul').first().evaluate(arrow)).toBe('0')
  await expectAccessible(page)
})

test('a press without a choice shows the message in a row of its own, and moves nothing [PDP-21]', async ({ page }) => {
  await page.goto('/browse/womens/clothing/dresses')
  await page.locator('.product-card__name a').first().click()
  const button = add(page)
  await expect(page.locator('.buy-box__form')).toBeVisible()
  await button.hover()
  const before = await button.boundingBox()
  await button.click()
  const message = page.locator('.buy-box__error')
  await expect(message).toBeVisible()
  expect(await button.boundingBox()).toEqual(before)
  const [messageWidth, formWidth] = await Promise.all(
    [message, page.locator('.buy-box__form')].map((part) => part.evaluate((element) => element.clientWidth)),
  )
  expect(messageWidth).toBe(formWidth)
})

test('a product prints on one sheet, with its folds open [LAY-52]', async ({ page }) => {
  await page.goto('/p/1034/viola-checked-coat/Slate')
  const fold = page.locator('.accordion:not([open]) .accordion__body').first()
  await expect(fold).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(fold).toBeVisible()
  for (const hidden of [add(page), page.getByRole('banner'), page.getByRole('contentinfo')])
    await expect(hidden).toBeHidden()
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(sheets).toHaveLength(1)
})
