import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectLayoutShift, watchLayoutShifts } from './layout-shifts.ts'
import { holdRequests } from './page-scripts.ts'
import { expect, test } from './test.ts'
import { resetMs, tickMs } from '#client/runtime/ticker.ts'
import { markets } from '#shared/markets.ts'
import { brand } from '#shared/merchant.ts'
import * as messages from '#shared/messages/shop.ts'

const phone = { width: 390, height: 844 }
const { shell } = messages

const mainMenu = (page: Page) => page.getByRole('navigation', { name: shell.mainNavigation })
const bottomNavigation = (page: Page) => page.getByRole('navigation', { name: shell.quickNavigation })
const serviceBar = (page: Page) => page.getByRole('navigation', { name: shell.serviceNavigation })
const womensPanelLink = (page: Page) => mainMenu(page).getByRole('link', { name: 'Nightwear' }).first()
/** Sets the cookie that says so. A request that the shop responds to takes it back, because there is no session. */
async function pretendSignedIn(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => route.fulfill({ status: 200, json: null }))
  await page.waitForLoadState('networkidle')
  await page.context().addCookies([{ name: 'user-authenticated', value: '1', url: process.env['SHOP'] ?? '' }])
}

const keepEvents = `window.events = {}
  window.eventPages = {}
  document.addEventListener('sv:event', ({ detail }) => {
    events[detail.event] = detail.navigation_element
    eventPages[detail.event] = new URL(detail.page_location).pathname
  })`

test.describe('header', () => {
  test('the header overlays the first picture of the home page, and is solid once that has scrolled away [LAY-05] [LAY-07]', async ({
    page,
  }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    const [bar, main] = await Promise.all([header.boundingBox(), page.getByRole('main').boundingBox()])
    expect(main?.y).toBe(bar?.y)
    await expect(page.locator('[data-account-link]').first()).toHaveAttribute('href', '/login')
    await expect(async () => {
      await page.mouse.wheel(0, 600)
      await expect(header).toHaveAttribute('data-stuck', '', { timeout: 500 })
    }).toPass()
    await expect(header).toHaveCSS('background-color', 'rgb(251, 247, 240)')
    expect((await header.boundingBox())?.y).toBe(0)
    await page.evaluate('scrollTo(0, 0)')
    await expect(header).not.toHaveAttribute('data-stuck')
  })

  test('the header is solid on other pages, also after navigation from the home page without a reload [LAY-06]', async ({
    page,
  }) => {
    await page.goto('/')
    await mainMenu(page).getByRole('link', { name: 'Womens' }).first().click()
    await expect(page.locator('body')).toHaveAttribute('data-page-type', 'plp')
    await page.mouse.move(5, 600)
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(251, 247, 240)')
    const [bar, main] = await Promise.all([
      page.getByRole('banner').boundingBox(),
      page.getByRole('main').boundingBox(),
    ])
    expect(main?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1)
  })

  for (const [size, viewport] of Object.entries({ phone, desktop: { width: 1280, height: 900 } })) {
    test(`the header causes no layout shift on a ${size} when it sticks`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await watchLayoutShifts(page)
      await page.goto('/')
      await expect(page.getByRole('button', { name: shell.pause })).toBeVisible()
      const stuck = page.locator('.site-header[data-stuck]')
      await expect(async () => {
        await page.mouse.wheel(0, 400)
        await expect(stuck).toHaveCount(1, { timeout: 500 })
      }).toPass()
      await page.mouse.wheel(0, -3000)
      await expect(stuck).toHaveCount(0)
      await expectLayoutShift(page, { most: 0.02, isInputIgnored: true })
    })
  }

  for (const { code, prefix } of Object.values(markets)) {
    test(`the header in ${code} shows all links from 768 px, and only the bottom navigation below [LAY-08] [LAY-09] [LAY-14] [LAY-17] [LAY-46] [CONST-16]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 768, height: 900 })
      await page.goto(`${prefix}/browse/womens`)
      const banner = page.getByRole('banner')
      await expect(banner.getByRole('link', { name: brand })).toHaveAttribute('href', prefix || '/')
      await expect(banner.getByRole('link', { name: shell.shopFinder })).toBeVisible()
      await expect(serviceBar(page).getByRole('link', { name: shell.help })).toHaveAttribute('href', `${prefix}/help`)
      await expect(serviceBar(page).getByRole('link', { name: shell.downloadApp })).toHaveAttribute(
        'href',
        `${prefix}/download-our-app`,
      )
      await expect(mainMenu(page)).toBeVisible()
      await expect(bottomNavigation(page)).toBeHidden()
      await page.setViewportSize({ width: 767, height: 900 })
      await expect(banner.getByRole('link', { name: shell.shopFinder })).toBeHidden()
      await expect(serviceBar(page)).toBeHidden()
      await expect(mainMenu(page)).toBeHidden()
      await expect(bottomNavigation(page)).toBeVisible()
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(767)
    })
  }

  test('the header opens the bag panel and the locale overlay [LAY-12] [LAY-16]', async ({ page }) => {
    await page.goto('/browse/womens')
    await page.getByRole('banner').getByRole('link', { name: shell.bag }).click()
    await expect(page.locator('dialog#cart')).toBeVisible()
    await page.keyboard.press('Escape')
    await serviceBar(page).locator('[data-opens="locale"]').click()
    await expect(page.locator('dialog#locale')).toBeVisible()
  })

  test('the header leads a guest to the login page and a customer to the account [LAY-10] [LAY-11]', async ({
    page,
  }) => {
    await page.goto('/browse/womens')
    const account = page.getByRole('banner').getByRole('link', { name: shell.account })
    await expect(account).toHaveAttribute('href', '/login')
    await pretendSignedIn(page)
    await page.reload()
    await expect(account).toHaveAttribute('href', '/my-account')
  })
})

test.describe('mega-menu', () => {
  test('the mega-menu opens on hover, one panel at a time, and closes shortly after the pointer has left [BLK-25]', async ({
    page,
  }) => {
    await page.goto('/browse/mens')
    await mainMenu(page).getByRole('link', { name: 'Womens' }).first().hover()
    await expect(womensPanelLink(page)).toBeVisible()
    await mainMenu(page).getByRole('link', { name: 'Home' }).first().hover()
    await expect(womensPanelLink(page)).toBeHidden()
    await expect(mainMenu(page).getByRole('link', { name: 'Lamps' })).toBeVisible()
    await page.mouse.move(5, 890)
    await expect(mainMenu(page).getByRole('link', { name: 'Lamps' })).toBeHidden()
  })

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`the mega-menu closes when a link in it is followed, and records the link, with motion: ${reducedMotion} [BLK-26] [TRK-05]`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion })
      await page.goto('/browse/mens')
      await page.evaluate(keepEvents)
      await expect(async () => {
        await page.mouse.move(5, 890)
        await mainMenu(page).getByRole('link', { name: 'Womens' }).first().hover()
        await womensPanelLink(page).click({ timeout: 2000 })
        await expect(page).toHaveURL(/nightwear/)
      }).toPass()
      await expect(womensPanelLink(page)).toBeHidden()
      await expect.poll(() => page.evaluate('events.navigation_click')).toBe('Womens > Clothing > Nightwear')
    })

  test('a click beside the links of the mega-menu closes it [BLK-26]', async ({ page }) => {
    await page.goto('/browse/mens')
    await expect(async () => {
      await page.mouse.move(5, 890)
      await mainMenu(page).getByRole('link', { name: 'Womens' }).first().hover()
      await expect(womensPanelLink(page)).toBeVisible({ timeout: 2000 })
      const panel = mainMenu(page).locator('.desktop-navigation__panel').filter({ visible: true })
      // Its upper corner is padding.
      await panel.click({ position: { x: 3, y: 3 }, timeout: 2000 })
      // The pointer is still over the panel.
      await expect(womensPanelLink(page)).toBeHidden({ timeout: 2000 })
    }).toPass()
    await expect(page).toHaveURL(/browse\/mens$/)
  })

  test('the mega-menu records a link that was followed before its script had loaded, with the page that it was on [TRK-05]', async ({
    page,
  }) => {
    const releaseScript = await holdRequests(page, '**/menus-*.js')
    await page.goto('/browse/mens')
    await page.evaluate(keepEvents)
    await Promise.all([
      page.waitForRequest('**/menus-*.js'),
      mainMenu(page).getByRole('link', { name: 'Womens' }).first().hover(),
    ])
    await womensPanelLink(page).click()
    await expect(page).toHaveURL(/nightwear/)
    releaseScript()
    await expect.poll(() => page.evaluate('events.navigation_click')).toBe('Womens > Clothing > Nightwear')
    expect(await page.evaluate('eventPages.navigation_click')).toBe('/browse/mens')
    await expect(womensPanelLink(page)).toBeHidden()
  })

  test(
    'the mega-menu works with the keyboard only: disclosure, arrow keys, Escape returns the focus, Tab leaves [BLK-25] [D-119]',
    { tag: '@gate' },
    async ({ page }) => {
      await page.goto('/browse/mens')
      const toggle = mainMenu(page).getByLabel(shell.menuOf('Womens'))
      await toggle.focus()
      await page.keyboard.press('Enter')
      await expect(womensPanelLink(page)).toBeVisible()
      await expect(async () => {
        await toggle.focus()
        await page.keyboard.press('ArrowDown')
        await expect(womensPanelLink(page)).toBeVisible()
        await expect(mainMenu(page).locator('.desktop-navigation__panel a:focus')).toHaveCount(1, { timeout: 500 })
      }).toPass()
      await page.keyboard.press('ArrowRight')
      await expect(mainMenu(page).getByRole('link', { name: 'Clothing', exact: true }).first()).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(
        mainMenu(page)
          .getByRole('link', { name: /^Dresses/ })
          .first(),
      ).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(toggle).toBeFocused()
      await expect(womensPanelLink(page)).toBeHidden()
      await page.keyboard.press('ArrowRight')
      await expect(mainMenu(page).getByLabel(shell.menuOf('Mens'), { exact: true })).toBeFocused()
      await page.keyboard.press('Space')
      await expect(mainMenu(page).getByRole('link', { name: 'All Mens' })).toBeVisible()
      await page.getByRole('banner').getByRole('link', { name: shell.bag }).focus()
      await expect(mainMenu(page).getByRole('link', { name: 'All Mens' })).toBeHidden()
    },
  )

  test('the open mega-menu has no accessibility violation', async ({ page }) => {
    await page.goto('/browse/mens')
    await mainMenu(page).getByLabel(shell.menuOf('Womens')).click()
    await expect(womensPanelLink(page)).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('menus as text', () => {
  const panelLinks = (page: Page) => page.locator('.desktop-navigation__panel a')
  const layers = (page: Page) => page.locator('#menu summary')

  test('a page has no elements of menu panels until the pointer comes to the mega-menu, and none of the other menu then', async ({
    page,
  }) => {
    await page.goto('/browse/mens')
    await page.waitForLoadState('networkidle')
    await expect(panelLinks(page)).toHaveCount(0)
    await mainMenu(page).getByRole('link', { name: 'Womens' }).first().hover()
    await expect(womensPanelLink(page)).toBeVisible()
    await expect(page.locator('.desktop-navigation [data-lazy]')).toHaveCount(0)
    await expect(layers(page)).toHaveCount(0)
  })

  test('a crawler gets the links of both menus as elements', async ({ request }) => {
    const menuTexts = async (userAgent: string) =>
      (
        await (await request.get('/browse/mens', { headers: { accept: 'text/html', 'user-agent': userAgent } })).text()
      ).split(
        /class="(?:desktop-navigation__panel|menu-panel__(?:content|bottom))">(?:(?!<\/div>).)*<noscript data-lazy/s,
      ).length - 1
    expect(await menuTexts('Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0')).toBeGreaterThan(2)
    expect(await menuTexts('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBe(0)
  })

  test('both menus open if no script of the page loads', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 200, contentType: 'text/javascript' }))
    await page.goto('/browse/mens')
    await mainMenu(page).getByLabel(shell.menuOf('Womens')).press('Enter')
    await expect(womensPanelLink(page)).toBeVisible()
    await page.setViewportSize(phone)
    await bottomNavigation(page).getByRole('link', { name: shell.menu }).click()
    await layers(page).filter({ hasText: 'Womens' }).first().click()
    await expect(layers(page).filter({ hasText: 'Clothing' }).first()).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the bottom navigation has five entries [LAY-18]', async ({ page }) => {
    await page.goto('/')
    const names = [shell.home, shell.menu, shell.wishlist, shell.account, shell.basket]
    await expect(bottomNavigation(page).getByRole('link')).toHaveText(names.map((name) => new RegExp(name)))
  })

  test('the account entry of the bottom navigation opens the login modal for a guest, and leads a customer to the account [LAY-20] [LAY-21]', async ({
    page,
  }) => {
    await page.goto('/browse/womens')
    const account = bottomNavigation(page).getByRole('link', { name: shell.account })
    await account.click()
    await expect(page.locator('dialog#login')).toBeVisible()
    await pretendSignedIn(page)
    await page.reload()
    await expect(account).toHaveAttribute('href', '/my-account')
    await expect(account).not.toHaveAttribute('data-opens')
  })

  test(
    'the mobile menu drills down three layers and back, and its bottom bar has shops and locale [BLK-28] [BLK-29]',
    { tag: '@gate' },
    async ({ page }) => {
      await page.goto('/browse/mens')
      await bottomNavigation(page).getByRole('link', { name: shell.menu }).click()
      const menu = page.getByRole('dialog', { name: shell.menu })
      await expect(menu.getByRole('link', { name: shell.shopFinder })).toHaveAttribute('href', '/shop-finder')
      await expect(menu.locator('[data-opens="locale"]')).toBeVisible()
      await expectAccessible(page)
      const layer = (title: string) => menu.locator('summary:visible').filter({ hasText: title }).first()
      await layer('Womens').press('Enter')
      await layer('Clothing').press('Enter')
      await expect(menu.getByRole('link', { name: 'Nightwear' })).toBeVisible()
      // The sticky summaries of the open layers cover a part of others.
      await expectAccessible(page, { isCovered: true })
      await layer('Clothing').press('Enter')
      await expect(menu.getByRole('link', { name: 'Nightwear' })).toBeHidden()
      await expect(layer('Accessories')).toBeVisible()
      await layer('Womens').press('Enter')
      await expect(layer('Gifts')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(bottomNavigation(page).getByRole('link', { name: shell.menu })).toBeFocused()
    },
  )

  test('the alternate mobile menu has a strip of round pictures, and accordions for the chosen one [BLK-32]', async ({
    page,
  }) => {
    await page.goto('/eu/browse/mens')
    await bottomNavigation(page).getByRole('link', { name: shell.menu }).click()
    const menu = page.getByRole('dialog', { name: shell.menu })
    const categories = menu.getByRole('group', { name: shell.categories })
    await expect(categories.getByRole('radio', { name: 'Womens' })).toBeChecked()
    await expect(menu.getByRole('link', { name: 'Tea Dresses' })).toBeVisible()
    await expectAccessible(page)
    await menu.locator('summary:visible').filter({ hasText: 'Clothing' }).click()
    await expect(menu.getByRole('link', { name: 'Nightwear' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Tea Dresses' })).toBeHidden()
    await categories.getByText('Mens', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Nightwear' })).toBeHidden()
    await expect(menu.getByRole('link', { name: 'All Mens' })).toBeVisible()
    await categories.getByRole('radio', { name: 'Mens', exact: true }).press('ArrowRight')
    await expect(categories.getByRole('radio', { name: 'Kids' })).toBeChecked()
    await expectAccessible(page)
    await menu.getByRole('link', { name: 'All Kids' }).click()
    await expect(page).toHaveURL(/\/eu\/browse\/kids$/)
    await expect(menu).toBeHidden()
  })

  test('the mobile menu closes when a link in it is followed and when the shopper goes back, records the link, and reopens at its first layer [BLK-30] [BLK-31] [TRK-06]', async ({
    page,
  }) => {
    await page.goto('/browse/mens')
    await page.evaluate(keepEvents)
    const open = () => bottomNavigation(page).getByRole('link', { name: shell.menu }).click()
    const menu = page.getByRole('dialog', { name: shell.menu })
    const layer = (title: string) => menu.locator('summary:visible').filter({ hasText: title }).first()
    await open()
    await page.waitForLoadState('networkidle')
    await layer('Womens').click()
    await layer('Clothing').click()
    await menu.getByRole('link', { name: 'Nightwear' }).click()
    await expect(page).toHaveURL(/nightwear/)
    await expect(menu).toBeHidden()
    expect(await page.evaluate('events.menu_item')).toBe('Womens > Clothing > Nightwear')
    await expect(page.locator('#menu details[open]')).toHaveCount(0)
    await open()
    await expect(layer('Gifts')).toBeVisible()
    await page.goBack()
    await expect(menu).toBeHidden()
  })

  test('opening a column of the footer closes the one that was open [BLK-37] [BLK-38]', async ({ page }) => {
    await page.goto('/us/browse/mens')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Careers' })).toBeHidden()
    await footer.locator('summary').filter({ hasText: 'The house' }).click()
    await expect(footer.getByRole('link', { name: 'Careers' })).toBeVisible()
    await footer.locator('summary').filter({ hasText: 'Help' }).press('Enter')
    await expect(footer.getByRole('link', { name: 'Shop Finder' })).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Careers' })).toBeHidden()
  })
})

test('the benefit bar stops and resumes with a button, ends with a copy of its first item, and its hidden items cannot be reached [BLK-08] [D-118]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/browse/mens')
  const bar = page.getByRole('complementary', { name: shell.benefits })
  const pause = bar.getByRole('button', { name: shell.pause })
  await pause.click()
  await expect(pause).toHaveAttribute('aria-pressed', 'true')
  await expect(bar.locator('li:not([inert])').getByRole('link')).toHaveCount(1)
  const items = bar.locator('ul > li')
  await expect(items.last()).toHaveAttribute('aria-hidden', 'true')
  expect(await items.last().textContent()).toBe(await items.first().textContent())
  await pause.click()
  await expect(pause).toHaveAttribute('aria-pressed', 'false')
})

test('the benefit bar stops while the mouse is over it and while its tab is hidden, and goes on afterwards [BLK-09] [BLK-10]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  const bar = page.getByRole('complementary', { name: shell.benefits })
  await expect(bar.getByRole('button', { name: shell.pause })).toBeVisible()
  const position = () => bar.locator('ul').evaluate((track) => track.style.getPropertyValue('--at'))
  const turns = async () => {
    // A turn from the last item to the first ends later than it begins, even if the bar was stopped meanwhile.
    await page.clock.runFor(resetMs)
    const before = await position()
    await page.clock.runFor(tickMs)
    return (await position()) !== before
  }
  const setHidden = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await page.mouse.move(5, 700)
  expect(await turns()).toBe(true)
  await bar.locator('ul').hover()
  expect(await turns()).toBe(false)
  await page.mouse.move(5, 700)
  expect(await turns()).toBe(true)
  await setHidden(true)
  expect(await turns()).toBe(false)
  await setHidden(false)
  expect(await turns()).toBe(true)
})

test('the benefit bar does not move with reduced motion [D-118]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/browse/mens')
  await expect(page.getByRole('button', { name: shell.pause })).toHaveAttribute('aria-pressed', 'true')
})

test.describe('countdown', () => {
  // The browser does not let a document that the test has changed fetch pictures from localhost.
  test.use({ expectedErrors: [/loopback|ERR_FAILED/] })

  const period = `data-start="${Date.parse('2030-01-01T00:00:00Z')}" data-end="${Date.parse('2030-01-03T00:00:00Z')}"`
  const units = ['days', 'hours', 'minutes', 'seconds']
    .map((unit) => `<b data-unit="${unit}">00</b> <span>${unit}</span>`)
    .join(' ')
  const timer = `<aside class="countdown-timer" aria-label="Sale" hidden><sv-countdown data-behaviour="countdown" ${period}><p class="countdown-timer__title">Sale</p><p class="countdown-timer__clock" role="timer">${units}</p></sv-countdown></aside>`

  /** Adds a countdown to the pages of a URL, before the named element, with the given server time. */
  async function routeWithTimer(page: Page, options: { pattern: string; before: string; time: string }): Promise<void> {
    const { pattern, before, time } = options
    await page.route(pattern, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(before, `${timer}${before}`)
      await route.fulfill({
        response,
        body,
        headers: { ...response.headers(), 'server-timing': `clock;desc="${Date.parse(time)}"` },
      })
    })
  }

  test('a countdown runs by the server’s time, and disappears at its end [BLK-20] [BLK-21] [BLK-22] [D-126]', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const shown = async (time: string) => {
      await routeWithTimer(page, { pattern: '**/browse/mens', before: '<div class="header-place"', time })
      await page.goto('/browse/mens')
      return page.getByRole('timer')
    }
    const running = await shown('2030-01-01T12:00:00Z')
    await expect(running).toContainText(/01\s*days\s*11\s*hours\s*59\s*minutes/)
    await expectAccessible(page)
    await page.unroute('**/browse/mens')
    const ending = await shown('2030-01-02T23:59:50Z')
    await expect(ending).toHaveText(/00\s*days\s*00\s*hours\s*00\s*minutes\s*00\s*seconds/)
    await expect(page.locator('.countdown-timer')).toHaveCount(0)
    await page.unroute('**/browse/mens')
    const before = await shown('2029-12-31T23:00:00Z')
    await expect(page.getByRole('button', { name: shell.pause })).toBeVisible()
    await expect(before).toBeHidden()
  })

  test('a countdown runs in a page after navigation without a reload [BLK-20]', async ({ page }) => {
    await routeWithTimer(page, {
      pattern: '**/browse/*',
      before: '<sv-listing class="listing-page"',
      time: '2030-01-01T12:00:00Z',
    })
    await page.goto('/browse/mens')
    const running = page.getByRole('main').getByRole('timer')
    await expect(running).toContainText(/01\s*days\s*11\s*hours/)
    await page.evaluate(() =>
      document.addEventListener('sv:navigate-end', () => Object.assign(document.body, { isSwapped: true })),
    )
    await page.locator('header a[href="/browse/womens"]').first().click()
    await page.waitForFunction(() => 'isSwapped' in document.body)
    await expect(running).toContainText(/01\s*days\s*11\s*hours/)
  })
})
