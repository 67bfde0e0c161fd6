import { expect, test } from './test.ts'

// `/gallery` shows each block with its sample contents.

test('raw HTML runs in a frame as tall as its content and in the page’s language, without access to the shop [BLK-80] [D-17]', async ({
  page,
}) => {
  await page.goto('/gallery/raw-html/samples/normal')
  const host = page.locator('.raw-html iframe')
  await expect(host).toHaveAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox')
  const frame = page.frameLocator('.raw-html iframe')
  await frame.getByRole('button', { name: 'Begin' }).click()
  await expect(frame.getByRole('status')).toHaveText('A table lamp, plainly.')
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en-GB')
  expect(await frame.locator('.quiz').evaluate((element) => element.ownerDocument.defaultView?.origin)).toBe('null')
  await expect
    .poll(async () =>
      Math.abs(((await host.boundingBox())?.height ?? 0) - ((await frame.locator('html').boundingBox())?.height ?? 0)),
    )
    .toBeLessThanOrEqual(1)
})

test.describe('hostile', () => {
  // The browser logs an error for everything the frame is refused.
  test.use({ expectedErrors: [/./] })

  test('hostile raw HTML cannot leave its frame: it changes no title, sets no cookie and opens no message box [BLK-80] [D-17]', async ({
    page,
  }) => {
    page.on('dialog', () => {
      throw new Error('A message box was opened.')
    })
    await page.goto('/gallery/raw-html/samples/hostile')
    const frame = page.frameLocator('.raw-html iframe')
    await expect(frame.getByText('kept out')).toBeVisible()
    await expect(page).toHaveTitle('raw-html, hostile')
    expect(
      await frame.locator('body').evaluate(({ ownerDocument }) => {
        try {
          return ownerDocument.cookie
        } catch {
          return 'refused'
        }
      }),
    ).toBe('refused')
  })
})
