/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { holdRequests, waitUntilInteractive } from './page-scripts.ts'
import { expect, test } from './test.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/panels.ts'

const field = (page: Page) => page.getByRole('combobox', { name: messages.search.label })
const panel = (page: Page, name: string) => page.getByRole('dialog', { name })
const searchLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' })
const newsletterLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' })
const localeLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: /Shopping in/ })

for (const { code, prefix } of Object.values(markets)) {
  test(
    `in market ${code} the search shows results as the shopper types, and Enter opens the results page [SRCH-01, SRCH-02, SRCH-11]`,
    { tag: code === 'us' ? '@gate' : [] },
    async ({ page }) => {
      await page.goto(prefix || '/')
      await searchLink(page).click()
      await expect(field(page)).toBeFocused()
      await expect(page.getByRole('navigation', { name: messages.search.popular }).getByRole('link')).not.toHaveCount(0)
      await page.keyboard.type('dress')
      await expect(page.getByRole('group', { name: messages.search.products }).getByRole('option')).toHaveCount(10)
      await expect(page.getByRole('group', { name: messages.search.suggestions }).getByRole('option')).toHaveCount(5)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${prefix}/search\\?query=dress$`))
      await expect(page.getByRole('heading', { level: 1 })).toContainText('dress')
      await expect(panel(page, messages.search.title)).toBeHidden()
    },
  )
}

test('text typed while the search hydrates is kept and searched for as a whole [SRCH-02]', async ({ page }) => {
  // The moment of hydration differs between machines, so it may fall between any two letters.
  for (const delay of [5, 20, 40, 80]) {
    const releaseScript = await holdRequests(page, '**/search-panel-*.js')
    await page.goto('/')
    await Promise.all([page.waitForRequest('**/search-panel-*.js'), searchLink(page).click()])
    await page.keyboard.type('te')
    releaseScript()
    await page.keyboard.type('a dress', { delay })
    await expect(page.getByRole('group', { name: messages.search.products }).getByRole('option')).toHaveCount(10)
    await expect(field(page)).toHaveValue('tea dress')
  }
})

test('the search results can be chosen with arrow keys, Home and End, and opened with Enter [SRCH-02, SRCH-07]', async ({
  page,
}) => {
  await page.goto('/')
  await searchLink(page).click()
  await page.keyboard.type('dress')
  const options = page.getByRole('listbox', { name: messages.search.results }).getByRole('option')
  await expect(options).toHaveCount(15)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  const active = async () =>
    page.locator('[role=option][aria-selected=true]').evaluateAll((found) => found.map(({ id }) => id))
  await page.keyboard.press('ArrowDown')
  expect(await active()).toEqual(['search-result-0'])
  await page.keyboard.press('End')
  expect(await active()).toEqual(['search-result-14'])
  await expect(field(page)).toHaveAttribute('aria-activedescendant', 'search-result-14')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  expect(await active()).toEqual([])
  await page.keyboard.press('ArrowUp')
  expect(await active()).toEqual(['search-result-14'])
  const name = await options.last().locator('.search-results__name').innerText()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/p\/\d+\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(panel(page, messages.search.title)).toBeHidden()
})

test(
  'Escape, the close button and a press outside close the search and return the focus [SRCH-04, SRCH-05, SRCH-06]',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/')
    const open = async () => {
      await searchLink(page).press('Enter')
      await expect(field(page)).toBeFocused()
    }
    await open()
    await page.keyboard.press('Escape')
    await expect(panel(page, messages.search.title)).toBeHidden()
    await expect(searchLink(page)).toBeFocused()
    await open()
    await page.getByRole('button', { name: messages.search.close }).click()
    await expect(panel(page, messages.search.title)).toBeHidden()
    await open()
    await page.mouse.click(400, 700)
    await expect(panel(page, messages.search.title)).toBeHidden()
    await expect(searchLink(page)).toBeFocused()
  },
)

test('in its first frame, the search has the focus, and a press beside it closes it and reaches nothing else [SRCH-05]', async ({
  page,
}) => {
  await page.goto('/browse/womens')
  await page.waitForLoadState('networkidle')
  // The frame lasts until the test ends.
  await page.evaluate('window.requestAnimationFrame = () => 0')
  await searchLink(page).click()
  await expect(field(page)).toBeFocused()
  await expect(page.locator('#search:modal')).toHaveCount(0)
  await page.mouse.click(640, 700)
  await expect(panel(page, messages.search.title)).toBeHidden()
  await expect(page).toHaveURL(/\/browse\/womens$/)
  await expect(searchLink(page)).toBeFocused()
})

test('as soon as the search is modal, a press beside it reaches its backdrop [SRCH-05]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/browse/womens')
  await page.waitForLoadState('networkidle')
  await page.evaluate(`{
    const { showModal } = HTMLDialogElement.prototype
    HTMLDialogElement.prototype.showModal = function () {
      showModal.call(this)
      window.pressedElement = document.elementFromPoint(640, 700)?.id
    }
  }`)
  await searchLink(page).click()
  await expect(page.locator('#search:modal')).toBeVisible()
  expect(await page.evaluate('pressedElement')).toBe('search')
})

test('a blank search term opens no page, and the message for no results shows from the fourth letter on [SRCH-03, SRCH-08, SRCH-09]', async ({
  page,
}) => {
  await page.goto('/')
  await searchLink(page).click()
  await page.keyboard.type('   ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/$/)
  await field(page).fill('zzxq')
  await expect(page.getByText(messages.search.none('zzxq'))).toBeVisible()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expectAccessible(page)
})

test('the search overlay offers the last searches of this browser, and clears them', async ({ page }) => {
  await page.goto('/cookies')
  const recent = page.getByRole('navigation', { name: messages.search.recent })
  await searchLink(page).click()
  await expect(field(page)).toBeFocused()
  await expect(recent).toHaveCount(0)
  await field(page).fill('blue mug')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/query=blue/)
  await searchLink(page).click()
  await expect(recent.getByRole('link')).toHaveText(['blue mug'])
  await expectAccessible(page)
  await recent.getByRole('button', { name: messages.search.clearRecent }).click()
  await expect(recent).toHaveCount(0)
  await expect(field(page)).toBeFocused()
})

test('the search overlay says what it shows instead of a misspelt term, and links to categories and help pages', async ({
  page,
}) => {
  await page.goto('/us')
  await searchLink(page).click()
  await field(page).fill('jumpr')
  await expect(page.getByText(messages.search.showing('jumpers', 'jumpr'))).toBeVisible()
  const pages = page.getByRole('navigation', { name: messages.search.links })
  await expect(pages.getByRole('link', { name: 'Jumpers in Womens' })).toHaveAttribute(
    'href',
    '/us/browse/womens/clothing/knitwear/jumpers',
  )
  await expectAccessible(page)
  await field(page).fill('returns')
  await expect(pages.getByRole('link')).toHaveText(['Returns'])
  await expect(page.getByText(messages.search.none('').slice(0, -2))).toHaveCount(0)
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/us\/returns$/)
})

test('the search sends one request, 200 ms after the last key, with the trimmed term [SRCH-10, CONST-05]', async ({
  page,
}) => {
  const requestedUrls: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('/api/search?') && requestedUrls.push(new URL(request.url()).search),
  )
  await page.clock.install()
  await page.goto('/')
  await searchLink(page).click()
  await waitUntilInteractive(page, 'search-panel')
  await page.clock.pauseAt(Date.now() + 60_000)
  await field(page).pressSequentially('dre')
  await page.clock.runFor(199)
  await field(page).pressSequentially('ss ')
  await page.clock.runFor(199)
  expect(requestedUrls).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => requestedUrls).toEqual(['?query=dress'])
  await page.clock.resume()
  await expect(page.getByRole('option').first()).toBeVisible()
  await field(page).press('Backspace')
  await expect(field(page)).toHaveValue('dress')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(requestedUrls).toEqual(['?query=dress'])
})

test('a late response of an earlier term does not replace the results of the current one [D-78] [SRCH-10]', async ({
  page,
}) => {
  const answerLate = Promise.withResolvers<void>()
  const late = Promise.withResolvers<void>()
  await page.route('**/api/search?query=dress', async (route) => {
    await answerLate.promise
    await route.continue()
    late.resolve()
  })
  await page.goto('/')
  await searchLink(page).click()
  await Promise.all([page.waitForRequest('**/api/search?query=dress'), page.keyboard.type('dress')])
  await field(page).fill('mug')
  const products = page.getByRole('group', { name: messages.search.products }).getByRole('option')
  await expect(products.first()).toContainText(/mug/i)
  const shown = await products.allInnerTexts()
  const answered = page.waitForResponse('**/api/search?query=dress')
  answerLate.resolve()
  await Promise.all([late.promise, answered.then((response) => response.finished())])
  await field(page).press('End')
  expect(await products.allInnerTexts()).toEqual(shown)
  await expect(page.getByRole('status').filter({ hasText: /Use the arrow keys/ })).toHaveCount(1)
})

test.describe('when the search fails', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('the search overlay says that the search failed and can retry [SRCH-10]', async ({ page }) => {
    let isDown = true
    const requestedUrls: string[] = []
    await page.route('**/api/search?*', (route) => {
      requestedUrls.push(route.request().url())
      return isDown
        ? route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' })
        : route.continue()
    })
    await page.goto('/')
    await searchLink(page).click()
    await field(page).fill('dress')
    await expect(page.getByText(messages.search.failed)).toBeVisible()
    expect(requestedUrls.at(-1)).toContain('query=dress')
    await expectAccessible(page)
    isDown = false
    await page.getByRole('button', { name: messages.search.retry }).click()
    await expect(page.getByRole('group', { name: messages.search.products }).getByRole('option')).toHaveCount(10)
  })
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test(`axe finds no violation in the open panels at ${viewport.width} pixels, and Tab stays inside [LAY-23]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    // On phones the footer's columns are collapsed.
    if (viewport.width < 768) await page.getByRole('contentinfo').locator('summary', { hasText: 'The house' }).click()
    for (const [link, name] of [
      [searchLink(page), messages.search.title],
      [localeLink(page), messages.locale.title],
      [newsletterLink(page), messages.newsletter.title],
    ] as const) {
      await link.press('Enter')
      await expect(panel(page, name)).toBeVisible()
      await expectAccessible(page)
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press('Tab')
        const isOutside = await page.evaluate(
          () => document.activeElement !== document.body && document.activeElement?.closest('dialog[open]') === null,
        )
        expect(isOutside).toBe(false)
      }
      await page.keyboard.press('Escape')
      await expect(panel(page, name)).toBeHidden()
      await expect(link).toBeFocused()
    }
  })
}

test.describe('a visitor from the United States', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'US' } })

  test('a visitor from the United States is offered their market once, and the offer stays dismissed [LOC-22, LOC-24, LOC-27]', async ({
    page,
  }) => {
    await page.goto('/')
    const overlay = panel(page, messages.locale.title)
    await expect(overlay).toBeVisible()
    await expect(overlay.getByRole('radio', { name: 'Rest of the World' })).toBeChecked()
    await expect(overlay.getByRole('group', { name: messages.locale.currency }).getByRole('radio')).toHaveCount(2)
    await overlay.getByText('Ireland').click()
    await expect(overlay.getByRole('group', { name: messages.locale.currency }).getByRole('radio')).toHaveCount(1)
    await expect(overlay.getByRole('radio', { name: '€ EUR' })).toBeChecked()
    await overlay.getByText('Rest of the World').click()
    await expect(overlay.getByRole('radio', { name: '$ USD' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(overlay).toBeHidden()
    const dismissedIn = async () =>
      (await page.context().cookies()).find(({ name }) => name === 'sv-locale-dismissed')?.value
    await expect.poll(dismissedIn).toBe('US')
    const answer = await page.request.get('/api/locale')
    expect(await answer.json()).toMatchObject({ opensByItself: false })
  })

  test('a visitor from the United States is not asked on the bag page or in their own market [LOC-24, LOC-25]', async ({
    page,
  }) => {
    await page.goto('/bag')
    await expect(page.locator('body')).toHaveAttribute('data-page-type', 'bag')
    expect(await page.evaluate(() => sessionStorage.getItem('sv-locale-asked'))).toBeNull()
    const answered = page.waitForResponse('**/us/api/locale')
    await page.goto('/us')
    expect(await (await answered).json()).toMatchObject({ opensByItself: false })
    await expect(panel(page, messages.locale.title)).toBeHidden()
  })
})

test(
  'the locale button leads to the same page of another market, remembers the choice and announces it [LAY-16, LOC-28, LOC-29, LOC-30]',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/browse/womens')
    await page.evaluate(() =>
      document.addEventListener(
        'sv:event',
        (event) =>
          event instanceof CustomEvent &&
          sessionStorage.setItem(`event ${event.detail.event}`, JSON.stringify(event.detail)),
      ),
    )
    await page
      .getByRole('navigation', { name: 'Service' })
      .getByRole('link', { name: /Shopping in/ })
      .click()
    const overlay = panel(page, messages.locale.title)
    await overlay.getByText('Ireland').click()
    await overlay.getByRole('button', { name: messages.locale.submit }).click()
    await expect(page).toHaveURL(/\/eu\/browse\/womens$/)
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'wsPreferredLocale')
    expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({
      localeCode: 'eu',
      localeName: 'Ireland',
      currencyCode: 'EUR',
    })
    const recorded = await page.evaluate(() => sessionStorage.getItem('event country_selector'))
    expect(JSON.parse(recorded ?? '{}')).toMatchObject({
      event: 'country_selector',
      country: 'Ireland',
      currency: 'EUR',
    })
  },
)

test('the newsletter opens from a content link, links its error to the field, and says what happens next [LAY-51]', async ({
  page,
}) => {
  await page.goto('/us')
  // Until the page's script has loaded, the link leads to a page.
  await expect(newsletterLink(page)).toHaveAttribute('data-opens')
  await newsletterLink(page).click()
  const modal = panel(page, messages.newsletter.title)
  const email = modal.getByRole('textbox', { name: messages.newsletter.email })
  await email.fill('ada@example')
  await page.keyboard.press('Enter')
  await expect(email).toHaveAccessibleDescription(messages.newsletter.invalidEmail)
  await expect(email).toBeFocused()
  await expectAccessible(page)
  await email.fill('ada@example.com')
  await page.keyboard.press('Enter')
  await expect(modal.getByText(messages.newsletter.sent)).toBeVisible()
  await expectAccessible(page)
})

test('each page that is shown records one page view', async ({ page }) => {
  await page.addInitScript(() => {
    const views: string[] = []
    Object.assign(globalThis, { views })
    document.addEventListener(
      'sv:event',
      (event) =>
        event instanceof CustomEvent &&
        event.detail.event === 'page_view' &&
        views.push(new URL(event.detail.page_location).pathname),
    )
  })
  const views = () => page.evaluate(() => (globalThis as unknown as { views: string[] }).views)
  await page.goto('/')
  await expect.poll(views).toEqual(['/'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible()
  await expect.poll(views).toEqual(['/', '/cookies'])
  await page.goBack()
  await expect.poll(views).toEqual(['/', '/cookies', '/'])
})

test('an open panel stops the page behind it from scrolling, and shifts no layout', async ({ page }) => {
  await page.goto('/browse/womens')
  const left = () => page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().left)
  const before = await left()
  await searchLink(page).click()
  await expect(field(page)).toBeFocused()
  expect(await left()).toBe(before)
  await page.mouse.wheel(0, 600)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test.describe('when a chunk is missing', () => {
  test.use({ expectedErrors: [/island search-panel|Failed to load resource|status of 404|disallowed MIME type/] })

  test(
    'a missing chunk reloads the page once, and not again within a minute [LAY-39, LAY-40, CONST-09]',
    { tag: '@gate' },
    async ({ page }) => {
      await page.route('**/assets/search-panel-*.js', (route) => route.fulfill({ status: 404, body: '' }))
      await page.goto('/')
      const loads: string[] = []
      page.on('load', () => loads.push(page.url()))
      await searchLink(page).click()
      await expect.poll(() => loads.length).toBe(1)
      // The second time, the page opens in place of the panel.
      await searchLink(page).click()
      await expect(page).toHaveURL(/\/search$/)
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
    },
  )
})

test('one Escape closes the search with a term in its field [SRCH-04]', async ({ page }) => {
  await page.goto('/')
  await searchLink(page).press('Enter')
  await page.keyboard.type('dress')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(panel(page, messages.search.title)).toBeHidden()
  await expect(searchLink(page)).toBeFocused()
})

test('keys that an input method takes choose no result and close nothing in the search', async ({ page }) => {
  await page.goto('/')
  await searchLink(page).click()
  await page.keyboard.type('dress')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  for (const key of ['ArrowDown', 'Enter', 'Escape'])
    await field(page).dispatchEvent('keydown', {
      key,
      isComposing: true,
      keyCode: 229,
      bubbles: true,
      cancelable: true,
    })
  // Safari ends the composition before it reports the Enter that ended it.
  await field(page).dispatchEvent('keydown', { key: 'Escape', keyCode: 229, bubbles: true, cancelable: true })
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', 'search-result-0')
})

test.describe('with touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a tap outside a panel closes it, and opens no link beneath it [BAG-63]', async ({ page }) => {
    await page.goto('/cookies')
    await localeLink(page).tap()
    const dialog = page.locator('dialog[open]')
    await expect(dialog).toBeVisible()
    // A link covers the page beneath the backdrop.
    await page.evaluate(`{
      const link = document.createElement('a')
      link.href = '#followed'
      link.style = 'position: fixed; inset: 0; z-index: 99'
      document.body.append(link)
    }`)
    const box = await dialog.boundingBox()
    if (!box) throw new Error('The dialog has no box.')
    await page.touchscreen.tap(box.x + box.width / 2, box.y > 20 ? box.y / 2 : (box.y + box.height + 844) / 2)
    await expect(dialog).toBeHidden()
    expect(page.url()).toMatch(/\/cookies$/)
  })
})
