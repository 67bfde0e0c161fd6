import type { Browser, Page } from '@playwright/test'
import * as v from 'valibot'
import { expect, test } from './test.ts'

const TraceSchema = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      ts: v.number(),
      args: v.object({
        elementCount: v.optional(v.number(), 0),
        data: v.optional(v.object({ type: v.optional(v.string()) })),
      }),
    }),
  ),
})

test.use({ viewport: { width: 390, height: 844 } })

/** The elements whose style the browser computes between an event of a press and the next frame that it draws. */
async function styledInNextFrame(
  browser: Browser,
  page: Page,
  { press, event }: { press: () => Promise<void>; event: string },
): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  const modals = await page.locator('dialog:modal').count()
  await press()
  await expect(page.locator('dialog:modal')).toHaveCount(1 - modals)
  const { traceEvents } = v.parse(TraceSchema, JSON.parse((await browser.stopTracing()).toString()))
  const events = traceEvents.toSorted((a, b) => a.ts - b.ts)
  const pressed = events.findIndex(({ name, args }) => name === 'EventDispatch' && args.data?.type === event)
  const drawn = events.findIndex(({ name }, index) => name === 'Paint' && index > pressed)
  expect(pressed).toBeGreaterThan(-1)
  expect(drawn).toBeGreaterThan(pressed)
  return events.slice(pressed, drawn).reduce((sum, { args }) => sum + args.elementCount, 0)
}

/** Opens a listing whose 48 cards have a thousand elements, with the script that delays what closes a panel. */
async function openListing(page: Page): Promise<void> {
  await page.goto('/browse/womens')
  // Before this script has loaded, a panel closes at once.
  await expect
    .poll(() => page.evaluate('performance.getEntriesByType("resource").map(({ name }) => name)'))
    .toContainEqual(expect.stringContaining('/run-page-'))
  await page.waitForLoadState('networkidle')
}

const openerOf = (page: Page, name: string) => page.locator(`[data-opens=${name}]:visible`).first()

for (const name of ['cart', 'search', 'filters', 'menu'])
  test(`the frame after ${name} opens does not restyle the page`, async ({ browser, page }) => {
    await openListing(page)
    const opener = openerOf(page, name)
    // Builds the panel's markup.
    await opener.hover()
    expect(await styledInNextFrame(browser, page, { press: () => opener.click(), event: 'click' })).toBeLessThan(600)
  })

for (const [name, closer] of [
  ['cart', '#cart form[method=dialog] button'],
  ['search', '#search form[method=dialog] button'],
  ['search', 'Escape'],
  ['filters', '[data-closes=filters]'],
  ['menu', '[data-closes=menu]'],
] as const)
  test(`the frame after ${name} closes (${closer}) does not restyle the page, and the focus returns`, async ({
    browser,
    page,
  }) => {
    await openListing(page)
    const opener = openerOf(page, name)
    await opener.click()
    await expect(page.locator(`#${name}:modal`)).toBeVisible()
    await page.waitForLoadState('networkidle')
    const byKey = { press: () => page.keyboard.press('Escape'), event: 'keydown' }
    const byPress = { press: () => page.locator(closer).first().click(), event: 'click' }
    expect(await styledInNextFrame(browser, page, closer === 'Escape' ? byKey : byPress)).toBeLessThan(100)
    await expect(opener).toBeFocused()
    await expect(page.locator(`#${name}`)).toBeHidden()
  })

test('quick add unmounts its island after the frame in which it closes', async ({ page }) => {
  await openListing(page)
  await page.locator('[data-quick-add][aria-haspopup=dialog]').first().click()
  await expect(page.locator('.quick-add__choice').first()).toBeVisible()
  await page.evaluate(`{
    const waiting = []
    const draw = requestAnimationFrame
    window.requestAnimationFrame = (task) => waiting.push(task)
    window.drawFrame = () => waiting.forEach((task) => draw(task))
    window.quickAddIsland = document.querySelector('sv-island[data-name=quick-add]')
  }`)
  const elements = () => page.evaluate('quickAddIsland.childElementCount')
  await page.keyboard.press('Escape')
  await expect(page.locator('.quick-add__panel')).toHaveCount(0)
  expect(await elements()).toBeGreaterThan(0)
  await page.evaluate('drawFrame()')
  await expect.poll(elements).toBe(0)
})
