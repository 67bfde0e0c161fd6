import { globSync } from 'node:fs'
import { dirname, basename } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleFrames } from './expect-accessible.ts'
import { expect, test } from './test.ts'
import { root } from '#scripts/lib/root.ts'

const blocks = globSync('client/blocks/*/block.tsx', { cwd: root })
  .map((path) => basename(dirname(path)))
  .toSorted()
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

// Not checked: a page shows several samples of one block, each with its own landmarks and headings.
const ofOnePage = ['landmark-unique', 'landmark-no-duplicate-contentinfo', 'heading-order']
/** Only rules that depend on the window width; the phone run covers the rest. */
const ofWidth = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']

/** One page load per block would take longer than the checks. */
const groups = Array.from({ length: 6 }, (_, group) =>
  blocks.filter((block, index) => block !== 'raw-html' && index % 6 === group),
)

// A trace would store the whole of these long pages at each step, which takes longer than the checks.
test.use({ trace: 'off' })

for (const group of groups) {
  test(`every sample is accessible and fits the width on a phone and a desktop: ${group.join(', ')}`, ({ page }) =>
    lookAt(page, group))
}

test.describe('raw HTML', () => {
  // The browser reports what a hostile sample attempts in its frame and is refused.
  test.use({ expectedErrors: [/sandboxed|Content Security Policy|ERR_BLOCKED/] })
  test('every raw HTML sample is accessible and fits the width on a phone and a desktop, frames included', ({ page }) =>
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
  // These checks need text, colours and sizes only. Pictures have their size before they load.
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
    await expectAccessible(page, name === 'phone' ? { without: ofOnePage } : { only: ofWidth })
    if (group.includes('raw-html')) await expectAccessibleFrames(page)
    expect(await samplesWiderThan(page, viewport.width)).toEqual([])
  }
}

/** The samples that are wider than the window. */
function samplesWiderThan(page: Page, width: number): Promise<string[]> {
  return page.locator('html').evaluate(({ scrollWidth, ownerDocument }, most) => {
    if (scrollWidth <= most) return []
    const samples = [...ownerDocument.querySelectorAll('[data-sample]')].filter((sample) => sample.scrollWidth > most)
    return [`the page: ${scrollWidth}`, ...samples.map((sample) => sample.getAttribute('data-sample') ?? '')]
  }, width)
}
