import { expectAccessible } from './expect-accessible.ts'
import { holdRequests } from './page-scripts.ts'
import { expect, test } from './test.ts'
import * as overlays from '#shared/messages/panels.ts'
import * as messages from '#shared/messages/shop.ts'

test('pages set browser prefetch rules for pressed links until the navigation script takes over', async ({ page }) => {
  const document = await page.goto('/us')
  expect(await document?.text()).toMatch(/<script type="speculationrules" nonce="[^"]+">\{"prefetch"/)
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
  expect(await (await page.goto('/us/bag'))?.text()).not.toContain('speculationrules')
})

test('the newsletter form in the footer leads to a page that says that an e-mail was sent', async ({ page }) => {
  await page.goto('/eu/help')
  const entry = page.getByRole('contentinfo').getByRole('region', { name: overlays.newsletter.title })
  await entry.getByLabel(overlays.newsletter.email).fill('ada@example.com')
  await expectAccessible(page)
  await entry.getByRole('button', { name: overlays.newsletter.submit }).click()
  await expect(page).toHaveURL(/\/eu\/newsletter\?outcome=sent$/)
  await expect(page.getByRole('main').getByText(overlays.newsletter.sent)).toBeVisible()
})

test.describe('on a phone that does not close dialogs on Back', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('Back closes the open panel and stays on the page, and skips panels that were closed in another way', async ({
    page,
  }) => {
    await page.addInitScript(`
      delete globalThis.CloseWatcher
      addEventListener('popstate', () => window.closesMenu && document.getElementById('menu').close())`)
    await page.goto('/help')
    await page.goto('/about-us')
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
    const menu = page.getByRole('dialog', { name: messages.shell.menu })
    const open = () =>
      page
        .getByRole('navigation', { name: messages.shell.quickNavigation })
        .getByRole('link', { name: messages.shell.menu })
        .click()
    await open()
    await expect(menu).toBeVisible()
    await page.evaluate('history.back()')
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(/about-us/)
    await open()
    await expect(menu).toBeVisible()
    // The browser reports a close only in the next frame, which may be after Back.
    await page.evaluate('window.closesMenu = true; history.back()')
    await expect(page).toHaveURL(/help/)
  })

  test('Back from pages that were opened from a panel leads to each of them, then to the page before the panel’s', async ({
    page,
  }) => {
    await page.addInitScript('delete globalThis.CloseWatcher')
    await page.goto('/help')
    await page.goto('/about-us')
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
    const quick = page.getByRole('navigation', { name: messages.shell.quickNavigation })
    const title = page.getByRole('main').getByRole('heading', { level: 1 })
    await quick.getByRole('link', { name: messages.shell.menu }).click()
    const menu = page.getByRole('dialog', { name: messages.shell.menu })
    await menu.getByRole('link', { name: messages.shell.shopFinder }).click()
    await expect(menu).toBeHidden()
    await expect(title).toHaveText(messages.shell.shopFinder)
    const shops = page.url()
    // The footer's lists are closed on a phone, but a script of the page can follow their links.
    await page
      .locator('footer a[href$="/cookies"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(title).toHaveText(messages.cookies.title)
    await page.evaluate('history.back()')
    await expect(title).toHaveText(messages.shell.shopFinder)
    await expect(page).toHaveURL(shops)
    // A place in the page is an entry of its own, and no panel's.
    await page.evaluate(`location.hash = 'main'`)
    await page.evaluate('history.back()')
    await expect(page).toHaveURL(shops)
    await page.evaluate('history.forward()')
    await expect(page).toHaveURL(`${shops}#main`)
    await page.evaluate('history.go(-2)')
    await expect(page).toHaveURL(/about-us/)
    await page.evaluate('history.forward()')
    await expect(page).toHaveURL(shops)
    await page.evaluate('history.back()')
    await expect(page).toHaveURL(/about-us/)
    await page.evaluate('history.back()')
    await expect(page).toHaveURL(/help/)
  })
})

for (const [name, panel, title] of [
  ['bag', 'cart', messages.bag.panelTitle],
  ['wishlist', 'wishlist', messages.wishlist.title],
  ['login', 'login', messages.account.logInPanel],
] as const) {
  test(`opening the ${name} closes the menu [LAY-22]`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/help')
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
    const menu = page.getByRole('dialog', { name: messages.shell.menu })
    await page
      .getByRole('navigation', { name: messages.shell.quickNavigation })
      .getByRole('link', { name: messages.shell.menu })
      .click()
    await expect(menu).toBeVisible()
    // The menu is modal, so no finger reaches the link, but a script of the page can follow it.
    await page
      .locator(`a[data-opens="${panel}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await expect(menu).toBeHidden()
  })
}

test.describe('a click before the page’s scripts have loaded', () => {
  const script = '**/assets/run-page-*.js'

  test('an early click is replayed once the scripts have loaded', { tag: '@gate' }, async ({ page }) => {
    const releaseScript = await holdRequests(page, script)
    // Firefox may ask for the script before the load event, which then waits for it.
    await page.goto('/browse/womens', { waitUntil: 'domcontentloaded' })
    const heart = page.getByRole('main').getByRole('button', { name: messages.wishlist.add }).first()
    const list = page.getByRole('button', { name: messages.listing.list, exact: true })
    await heart.click()
    await list.click()
    await expect(list).toHaveAttribute('aria-pressed', 'false')
    releaseScript()
    await expect(list).toHaveAttribute('aria-pressed', 'true')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(/\/browse\/womens$/)
  })

  test.describe('if they never load', () => {
    test.use({ expectedErrors: [/ERR_FAILED|^page:/] })

    test('an early click follows its link if the scripts never load', async ({ page }) => {
      const failScript = await holdRequests(page, script, (route) => route.abort())
      await page.goto('/browse/womens')
      await page.getByRole('main').getByRole('button', { name: messages.wishlist.add }).first().click()
      failScript()
      await expect(page).toHaveURL(/\/login/)
    })
  })
})
