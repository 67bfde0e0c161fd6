import type { Page } from '@playwright/test'
import { logIn } from './accounts.ts'
import { fillCart, goToCheckoutLogin, openAccount } from './buy.ts'
import { changeStatus, openGuestOrder, orderAsGuest, orderStatus } from './guest-orders.ts'
import { payAtHostedCheckout } from './hosted-checkout.ts'
import { expectUsable, largeTexts, setFontSize } from './large-text.ts'
import { holdRequests } from './page-scripts.ts'
import { productWith } from './product-with.ts'
import { addToBag, chooseSize } from './shopper.ts'
import { expect, test } from './test.ts'
import { allGroups } from '#shared/consent.ts'
import { clothPath, reviewsPath, writeReviewPath } from '#shared/links.ts'
import { markets } from '#shared/markets.ts'
import { consent } from '#shared/messages/consent.ts'
import { giftCertificates } from '#shared/messages/gift-certificates.ts'
import { guestOrder } from '#shared/messages/guest-order.ts'
import { orderPage } from '#shared/messages/order-page.ts'
import { reservation } from '#shared/messages/product-page.ts'
import { reservations } from '#shared/messages/reservations.ts'
import { returns } from '#shared/messages/returns.ts'
import * as messages from '#shared/messages/shop.ts'
import { plainPaths } from '#shared/test/plain-pages.ts'

const fontSize = 20
const listing = '/browse/womens/clothing/dresses'

/** Grids with as many columns as there is room for. */
const fluid = ['footer__columns']

/** The elements that show, of those that the page has had from its start, with the columns of those that are grids. */
async function layoutOf(page: Page, rem: number): Promise<string[]> {
  await page.setViewportSize({ width: rem * fontSize, height: 1000 })
  return page.evaluate((names) => {
    const found = document.querySelectorAll('body :is(nav, main, header, footer, div, ul, section, details, form)')
    const elements = ((window as { elements?: Element[] }).elements ??= [...found])
    return elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { className, nodeName } = element
        const { display, gridTemplateColumns } = getComputedStyle(element)
        const hasColumns = display === 'grid' && !names.includes(className)
        return `${className || nodeName} ${hasColumns ? gridTemplateColumns.split(' ').length : ''}`
      })
  }, fluid)
}

// 880 px are 44rem: a phone's width, although 768 px are not.
for (const path of ['/', '/browse/womens', '/p/1005/product/default', '/lookbook', '/other-stuff', '/bag', '/login'])
  test(`with a font of 20 px, ${path} has the layout of a phone up to 48rem, and one other layout up to 62rem [CONST-16]`, async ({
    page,
  }) => {
    await setFontSize(page, fontSize)
    await page.goto(path, { waitUntil: 'networkidle' })
    const phone = await layoutOf(page, 44)
    expect(await layoutOf(page, 38)).toEqual(phone)
    expect(await layoutOf(page, 47.95)).toEqual(phone)
    const tablet = await layoutOf(page, 48)
    expect(await layoutOf(page, 61.95)).toEqual(tablet)
    expect(tablet).not.toEqual(phone)
  })

/** Opens a panel, looks at it with every large text, and closes it. */
async function expectUsablePanel(page: Page, opener: string, finish?: (panel: string) => Promise<void>): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator(opener).filter({ visible: true }).first().click()
  await expect(page.getByRole('dialog').filter({ visible: true }).first()).toBeVisible()
  await finish?.('dialog[open]')
  await expectUsable(page, `${page.url()} ${opener}`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0)
}

test.describe('with a font of 24 and 32 px, phones show every control and break no word', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/status of (401|404|422)/] })
  test.beforeEach(async ({ page }) => {
    test.slow()
    await setFontSize(page, 32)
  })

  test('on the home page and in its panels', async ({ page }) => {
    await page.goto('/')
    await expectUsable(page, '/')
    for (const panel of ['menu', 'cart', 'wishlist', 'login', 'locale'])
      await expectUsablePanel(page, `[data-opens=${panel}]`)
    await expectUsablePanel(page, '[data-opens=search]', async (panel) => {
      await page.locator(panel).getByRole('combobox').fill('dress')
      await expect(page.locator(panel).locator('a[href*="/p/"]').first()).toBeVisible()
    })
  })

  test('on listings, in their filters and in quick add', async ({ page }) => {
    await page.goto(`${listing}?filters[size]=12&sort=price-desc`)
    await expectUsable(page, 'a refined listing')
    await expectUsablePanel(page, '[data-opens=filters]')
    await expectUsablePanel(page, '[data-quick-add]')
    for (const path of ['/search?query=dress', '/search?query=qqqqqq', '/compare?like=1027']) {
      await page.goto(path)
      await expectUsable(page, path)
    }
  })

  test('on products, in their size guide and after an addition', async ({ page }) => {
    const product = await productWith(page, listing, (html) => html.includes('class="option-group__choice"'))
    for (const path of [product, '/p/1000/product/default']) {
      await page.goto(path)
      await expectUsable(page, path)
    }
    await page.goto(product)
    await expectUsablePanel(page, '.size-guide__button')
    await chooseSize(page)
    await addToBag(page)
    await expect(page.getByRole('dialog', { name: messages.bag.added })).toBeVisible()
    await expectUsable(page, 'added to the bag')
  })

  test('in the bag and its panel', async ({ page }) => {
    await fillCart(page, markets.en)
    await expectUsable(page, 'the bag')
    await page.goto('/')
    await expectUsablePanel(page, '[data-opens=cart]', async (panel) => {
      await expect(page.locator(panel).locator('.bag-line').first()).toBeVisible()
    })
    await page.goto('/checkout-identity')
    await expectUsable(page, 'the checkout login')
  })

  test('on the pages of an account, in their questions and errors, and after an order', async ({ page }) => {
    await fillCart(page, markets.en)
    await goToCheckoutLogin(page, markets.en)
    await logIn(page, await openAccount())
    await payAtHostedCheckout(page, markets.en)
    await expect(page.getByRole('heading', { name: messages.order.thanks })).toBeVisible()
    await expectUsable(page, 'an order confirmation')
    for (const path of ['', '/order-history', '/saved-addresses', '/my-profile', '/my-data']) {
      await page.goto(`/my-account${path}`)
      await expectUsable(page, `/my-account${path}`)
    }
    const main = page.getByRole('main')
    await main.getByRole('button', { name: messages.myData.submit }).click()
    await expect(main.getByRole('alert')).toBeVisible()
    await expectUsable(page, 'the deletion of an account, with errors')
    await page.goto('/my-account/saved-addresses')
    await main.getByText(messages.addresses.delete).first().click()
    await main.getByRole('button', { name: messages.addresses.submit }).click()
    await expect(main.getByRole('alert')).toBeVisible()
    await expectUsable(page, 'the deletion of an address, and errors in the form of another')
    await page.goto('/my-account/order-history')
    await main.getByRole('row').getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: messages.order.deliverTo })).toBeVisible()
    await expectUsable(page, 'an order')
    await page.goto(listing)
    const heart = page.getByRole('article').first().getByRole('button', { name: messages.wishlist.add })
    const saved = page.waitForResponse(/addWishlistItems/)
    await heart.click()
    await saved
    await page.goto('/wishlist')
    await expect(page.locator('.wishlist-page__item')).toBeVisible()
    await expectUsable(page, "a customer's wishlist")
    await expectUsablePanel(page, '[data-opens=wishlist]')
  })

  test('in German, whose words are longer', async ({ page }) => {
    const dresses = `/eu/de${listing}`
    for (const path of [
      '',
      '/search?query=kleid',
      '/login',
      '/create-account',
      '/find-order',
      '/help',
      '/size-guide',
    ]) {
      await page.goto(`/eu/de${path}`)
      await expectUsable(page, `/eu/de${path}`)
    }
    await page.goto('/eu/de')
    for (const panel of ['menu', 'cart', 'wishlist', 'search', 'login', 'locale'])
      await expectUsablePanel(page, `[data-opens=${panel}]`)
    await page.goto(dresses)
    await expectUsable(page, dresses)
    for (const panel of ['[data-opens=filters]', '[data-quick-add]']) await expectUsablePanel(page, panel)
    await page.goto(await productWith(page, dresses, (html) => html.includes('class="option-group__choice"')))
    await expectUsable(page, 'a German product')
    await expectUsablePanel(page, '.size-guide__button')
    for (const choices of await page.locator('.option-group').all())
      await choices.locator('label:not([class*=sold-out])').first().click()
    await page.locator('.buy-box__add').click()
    await expect(page.getByRole('dialog')).toContainText('In den Warenkorb gelegt')
    await expectUsable(page, 'added to the German bag')
    for (const path of ['/bag', '/checkout-identity']) {
      await page.goto(`/eu/de${path}`)
      await expectUsable(page, `/eu/de${path}`)
    }
  })

  test('on the forms of guests, with errors, and on pages of reviews and of a design', async ({ page }) => {
    const main = page.getByRole('main')
    await page.goto('/login')
    await logIn(page, { email: 'nobody@selvedge.example', password: 'Thread4231' })
    await expect(main.getByRole('alert').first()).toBeVisible()
    await expectUsable(page, 'the login, with an error')
    for (const path of ['/forgot-password', '/find-order', clothPath('Hedgerow')]) {
      await page.goto(path)
      await expectUsable(page, path)
    }
    await page.goto('/find-order')
    await main.getByRole('button', { name: guestOrder.submit }).click()
    await expect(main.getByText(guestOrder.numberIssue)).toBeVisible()
    await expectUsable(page, 'the request for an order, with errors')
    await page.goto('/gift-certificates')
    await expectUsable(page, '/gift-certificates')
    await main.getByLabel(giftCertificates.code).fill('GBP-25S-ELV-234')
    await main.getByRole('button', { name: giftCertificates.submit }).click()
    await expect(main.getByRole('status')).toContainText('····V234')
    await expectUsable(page, 'the balance of a gift certificate')
    const reviewed = await productWith(page, '/us/browse/womens', (html) => /Read all \d\d reviews/.test(html))
    const id = Number(/\/p\/(\d+)/.exec(reviewed)?.[1])
    for (const path of [reviewed, `/us${reviewsPath({ id, slug: 'x' })}`, `/us${writeReviewPath(id)}`]) {
      await page.goto(path)
      await expectUsable(page, path)
    }
  })

  test('on the pages of a reservation', async ({ page }) => {
    const main = page.getByRole('main')
    await page.goto(await productWith(page, '/browse/womens', (html) => html.includes(reservation.link)))
    await main.getByRole('link', { name: reservation.link }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(reservations.title)
    await expectUsable(page, 'a reservation')
    await main.getByLabel(reservations.piece).selectOption({ index: 1 })
    await main.getByRole('button', { name: reservations.showShops }).click()
    await expect(main.getByRole('group', { name: reservations.shop })).toBeVisible()
    await expectUsable(page, 'the shops of a reservation')
    await main.getByRole('button', { name: reservations.submit }).click()
    await expect(main.getByText(reservations.issue.name)).toBeVisible()
    await expectUsable(page, 'a reservation, with errors')
  })

  test('on the pages of an order, its invoice and its return', async ({ page }) => {
    const main = page.getByRole('main')
    const order = await orderAsGuest(page, markets.en)
    await changeStatus(page, order.id, orderStatus.shipped)
    await openGuestOrder(page, markets.en, order)
    await expectUsable(page, "a guest's order")
    await main.getByRole('link', { name: orderPage.showInvoice }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(orderPage.invoiceOf(Number(order.id)))
    await expectUsable(page, 'an invoice')
    await main.getByRole('link', { name: orderPage.backToOrder }).click()
    await main.getByRole('link', { name: returns.link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(returns.title(Number(order.id)))
    await expectUsable(page, 'a return')
    await main.getByLabel(returns.quantity).first().selectOption('1')
    await main.getByRole('button', { name: returns.submit }).click()
    await expect(main.getByText(returns.issue.reason)).toBeVisible()
    await expectUsable(page, 'a return, with errors')
    await main.getByLabel(returns.reason).first().selectOption('too-small')
    await main.getByRole('button', { name: returns.submit }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(returns.doneTitle)
    await expectUsable(page, 'a requested return')
  })

  for (const part of [0, 1])
    test(`on forms and pages of content, part ${part + 1}`, async ({ page }) => {
      const paths = [...new Set([...plainPaths, '/wishlist', '/login', '/create-account', '/bag', '/no/such/page'])]
      for (const path of paths.filter((each, index) => each !== '/' && index % 2 === part)) {
        await page.goto(path)
        await expectUsable(page, path)
      }
    })
})

test.describe('after all cookies were accepted', () => {
  test.use({ choice: [...allGroups], viewport: { width: 390, height: 844 } })

  for (const size of [16, 24, 32])
    test(`with a font of ${size} px, the ratings of a product move nothing below its name`, async ({ page }) => {
      await setFontSize(page, size)
      const release = await holdRequests(page, /\/scripts\/ratings\.js/)
      await page.goto('/p/1005/product/default')
      // Ratings load when they are near.
      await page.locator('.buy-box__price').scrollIntoViewIfNeeded()
      const topOf = () => page.evaluate("document.querySelector('.buy-box__price').getBoundingClientRect().top")
      const top = await topOf()
      release()
      const ratings = page.locator('.product-page__rating')
      await expect(ratings).toContainText(/\d/)
      expect(await topOf()).toBe(top)
      expect(await ratings.evaluate((line) => line.scrollHeight <= line.clientHeight + 24)).toBe(true)
    })
})

test.describe('before the visitor has chosen about cookies', () => {
  test.use({ choice: null })

  test('with a font of 24 and 32 px, all choices about cookies are on the first screen of a phone', async ({
    page,
  }) => {
    await page.goto('/')
    const banner = page.getByRole('region', { name: consent.title })
    await expect(banner).toBeVisible()
    for (const { font, width, height } of largeTexts) {
      await setFontSize(page, font)
      await page.setViewportSize({ width, height })
      const buttons = banner.getByRole('button')
      await expect(buttons).toHaveCount(3)
      for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 })
    }
  })
})
