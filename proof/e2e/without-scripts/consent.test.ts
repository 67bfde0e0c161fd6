import { expect, test } from '../test.ts'
import { consent } from '#shared/messages/consent.ts'

test.use({ choice: null })

test('without scripts no banner shows, nothing of other companies loads, and the settings say so', async ({ page }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== process.env['SHOP'] && !url.pathname.startsWith('/media/')) hosts.add(request.url())
  })
  await page.goto('/')
  await expect(page.getByRole('region', { name: consent.title })).toBeHidden()
  await page.goto('/cookies')
  await expect(page.getByText(consent.withoutScripts)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: consent.acceptAll })).toBeHidden()
  expect([...hosts]).toEqual([])
})
