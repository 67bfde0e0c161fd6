import { globSync } from 'node:fs'
import { dirname, basename } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const blocks = globSync('client/blocks/*/block.tsx', { cwd: new URL('..', import.meta.url) })
  .map((path) => basename(dirname(path)))
  .toSorted()
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

// Samples of one block stand on a page together: each is right alone, and brings its own landmarks and headings.
const ofOnePage = ['landmark-unique', 'landmark-no-duplicate-contentinfo', 'heading-order']
/** What the width of the window can change; the rest has been looked at on the phone. */
const ofWidth = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']

/** A page of its own for each block would take longer to come than to be looked at. */
const groups = Array.from({ length: 6 }, (_, group) =>
  blocks.filter((block, index) => block !== 'raw-html' && index % 6 === group),
)

// A trace keeps the whole of these long pages at each step, which takes longer than to look at them.
test.use({ trace: 'off' })

for (const group of groups) {
  test(`accessible in every sample on a phone and a desktop, and within its width: ${group.join(', ')}`, ({ page }) =>
    lookAt(page, group))
}

test.describe('raw HTML', () => {
  // What a hostile sample tries in its frame is refused, and the browser says so.
  test.use({ expectedErrors: [/sandboxed|Content Security Policy|ERR_BLOCKED/] })
  test('is accessible in every sample on a phone and a desktop, frames included, and within its width', ({ page }) =>
    lookAt(page, ['raw-html']))
})

test('the gallery shows each sample in frames of both widths, with the fields of its block', async ({ page }) => {
  await page.goto('/gallery')
  await page.getByRole('main').getByRole('link', { name: 'Divider text' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Divider text' })).toBeVisible()
  await page.getByText('Fields', { exact: true }).click()
  await expect(page.getByRole('rowheader', { name: 'alignment' })).toBeVisible()
  for (const width of [390, 1440]) {
    const frame = page.frameLocator(`iframe[title="normal, ${width} pixels wide"]`)
    await expect(frame.locator('.divider-text')).toBeVisible()
    expect(await frame.locator('html').evaluate(({ clientWidth }) => clientWidth)).toBe(width)
  }
})

async function lookAt(page: Page, group: string[]) {
  // Words, colours and sizes are looked at; pictures are as large as they say before they have come.
  await page.route('**/media/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    }),
  )
  await page.setViewportSize(screens.phone)
  expect((await page.goto(`/gallery/${group.join(',')}/samples`))?.status()).toBe(200)
  await expect(page.locator('section:has(> .gallery__label)')).toHaveCount(group.length)
  for (const [name, viewport] of Object.entries(screens)) {
    await page.setViewportSize(viewport)
    // Only what is wrong is reported, and in the page itself, unless frames of other origins are to be looked into:
    // twice as fast.
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode(!group.includes('raw-html'))
    const { violations } = await (name === 'phone' ? axe.disableRules(ofOnePage) : axe.withRules(ofWidth)).analyze()
    expect(
      violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      ),
    ).toEqual([])
    expect(await samplesWiderThan(page, viewport.width)).toEqual([])
  }
}

/** Samples that are wider than the window, where the page is. */
function samplesWiderThan(page: Page, width: number): Promise<string[]> {
  return page.locator('html').evaluate(({ scrollWidth, ownerDocument }, most) => {
    if (scrollWidth <= most) return []
    const samples = [...ownerDocument.querySelectorAll('[data-sample]')].filter((sample) => sample.scrollWidth > most)
    return [`the page: ${scrollWidth}`, ...samples.map((sample) => sample.getAttribute('data-sample') ?? '')]
  }, width)
}
