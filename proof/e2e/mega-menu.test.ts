import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import * as messages from '#shared/messages/shop.ts'

const { shell } = messages

const mainMenu = (page: Page) => page.getByRole('navigation', { name: shell.mainNavigation })
const topLink = (page: Page, name: string) => mainMenu(page).getByRole('link', { name, exact: true }).first()
const panelOf = (page: Page, name: string) => page.locator(`${itemOf(name)} .desktop-navigation__panel`)
const itemOf = (name: string) => `.desktop-navigation__item[data-trail="${name}"]`

/** Keeps when the pointer first came over a top link, and when its panel first became visible. */
async function keepTimes(page: Page, name: string): Promise<void> {
  await page.evaluate((selector) => {
    const keep = ({ type, timeStamp }: Event) => Object.assign(window, { [type]: timeStamp })
    const item = document.querySelector(selector)
    item?.addEventListener('pointerenter', keep, { once: true })
    item?.addEventListener('transitionstart', (event) => {
      const isPanel = event.target instanceof Element && event.target.matches('.desktop-navigation__panel')
      if (isPanel && event instanceof TransitionEvent && event.propertyName === 'visibility') keep(event)
    })
  }, itemOf(name))
}

/** Opens the panel of a top link, with the script that watches the pointer. */
async function openWithScript(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await topLink(page, name).hover()
    await page.keyboard.press('Escape')
    await expect(page.locator('.desktop-navigation')).toHaveAttribute('data-dismissed', '', { timeout: 500 })
  }).toPass()
  await page.mouse.move(5, 890)
  await topLink(page, name).hover()
  await expect(panelOf(page, name)).toBeVisible()
}

/** Moves the pointer from a top link to a place in a line, one step a frame. */
async function moveSlowly(page: Page, from: string, to: { x: number; y: number }): Promise<void> {
  const box = await topLink(page, from).boundingBox()
  if (!box) throw new Error(`The top link '${from}' is not visible.`)
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const steps = 60
  for (let step = 1; step <= steps; step++) {
    const at = step / steps
    await page.mouse.move(start.x + (to.x - start.x) * at, start.y + (to.y - start.y) * at)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
}

test('the mega-menu opens 150 ms after the pointer has come to a top link [BLK-25] [D-119]', async ({ page }) => {
  await page.goto('/browse/mens')
  await keepTimes(page, 'Womens')
  await topLink(page, 'Womens').hover()
  await expect(panelOf(page, 'Womens')).toBeVisible()
  expect(await page.evaluate('transitionstart - pointerenter')).toBeGreaterThanOrEqual(130)
})

test('the mega-menu opens at once by its disclosure [D-119]', async ({ page }) => {
  await page.goto('/browse/mens')
  const toggle = mainMenu(page).getByLabel(shell.menuOf('Womens'))
  await toggle.focus()
  const isSeenAtOnce = await toggle.evaluate((summary) => {
    if (!(summary instanceof HTMLElement)) return false
    summary.click()
    const panel = summary.parentElement?.nextElementSibling
    return panel?.checkVisibility({ visibilityProperty: true })
  })
  expect(isSeenAtOnce).toBe(true)
  await page.keyboard.press('Escape')
  await expect(panelOf(page, 'Womens')).toBeHidden()
  await expect(toggle).toBeFocused()
})

test('a slow move slantwise from a top link to its panel crosses the next link and keeps the panel [BLK-25]', async ({
  page,
}) => {
  await page.goto('/browse/mens')
  await openWithScript(page, 'Womens')
  await keepTimes(page, 'Mens')
  const picture = await panelOf(page, 'Womens').locator('img').last().boundingBox()
  await moveSlowly(page, 'Womens', { x: (picture?.x ?? 0) + 20, y: (picture?.y ?? 0) + 150 })
  await expect(panelOf(page, 'Womens')).toBeVisible()
  expect(await page.evaluate('typeof pointerenter')).toBe('number')
  expect(await page.evaluate('typeof transitionstart')).toBe('undefined')
})

test('a pointer that stops on the next link on its way down opens that link’s panel [BLK-25]', async ({ page }) => {
  await page.goto('/browse/mens')
  await openWithScript(page, 'Womens')
  const next = await topLink(page, 'Mens').boundingBox()
  await moveSlowly(page, 'Womens', { x: (next?.x ?? 0) + 30, y: (next?.y ?? 0) + (next?.height ?? 0) - 4 })
  await expect(panelOf(page, 'Mens')).toBeVisible()
  await expect(panelOf(page, 'Womens')).toBeHidden()
})
