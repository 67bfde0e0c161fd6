import { globSync } from 'node:fs'
import { dirname, basename } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './test.ts'

const blocks = globSync('client/blocks/*/block.tsx', { cwd: new URL('..', import.meta.url) }).map((path) => basename(dirname(path))).toSorted()
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

// Samples of one block stand on a page together: each is right alone, and brings its own landmarks and headings.
const ofOnePage = ['landmark-unique', 'landmark-no-duplicate-contentinfo', 'heading-order']
/** What the width of the window can change; the rest has been looked at on the phone. */
const ofWidth = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']

// A trace keeps the whole of these long pages at each step, which takes longer than to look at them.
test.use({ trace: 'off' })

for (const block of blocks) {
  test.describe(block, () => {
    // What a hostile sample tries in its frame is refused, and the browser says so.
    test.use({ expectedErrors: block === 'raw-html' ? [/sandboxed|Content Security Policy|ERR_BLOCKED/] : [] })

    test(`is accessible in every sample on a phone and a desktop, and stays within its width`, async ({ page }) => {
      // Words, colours and sizes are looked at; pictures are as large as they say before they have come.
      await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>' }))
      await page.setViewportSize(screens.phone)
      expect((await page.goto(`/gallery/${block}/samples`))?.status()).toBe(200)
      for (const [name, viewport] of Object.entries(screens)) {
        await page.setViewportSize(viewport)
        // Only what is wrong is reported, and in the page itself, unless frames of other origins are to be looked into: twice as fast.
        const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(block !== 'raw-html')
        const { violations } = await (name === 'phone' ? axe.disableRules(ofOnePage) : axe.withRules(ofWidth)).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`)).toEqual([])
        expect(await page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
      }
    })
  })
}

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
