import { expect, test } from '../test.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/panels.ts'

for (const { code, prefix } of Object.values(markets)) {
  test(`in market ${code} without scripts the search is a page with a form [SRCH-02]`, async ({ page }) => {
    await page.goto(prefix || '/')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/search$`))
    const field = page.getByRole('main').getByRole('searchbox')
    await field.fill('dress')
    await field.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${prefix}/search\\?query=dress$`))
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test(`in market ${code} without scripts the newsletter is a page with a form [LAY-51]`, async ({ page }) => {
    await page.goto(prefix || '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/newsletter$`))
    await page.getByRole('main').getByLabel(messages.newsletter.email).fill('grace@example.com')
    await page.getByRole('main').getByRole('button', { name: messages.newsletter.submit }).click()
    await expect(page.getByRole('main')).toContainText(messages.newsletter.sent)
  })
}

test('without scripts a form chooses country and currency and leads to the same page there [LOC-22, LOC-29, LOC-30]', async ({
  page,
}) => {
  await page.goto('/browse/womens')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Shopping in/ })
    .click()
  await expect(page.getByRole('heading', { name: messages.locale.title })).toBeVisible()
  const offered = page
    .getByRole('main')
    .or(page.getByRole('dialog'))
    .getByRole('radio', { name: /^[£$€] / })
  await expect(offered).toHaveCount(1)
  await page.getByRole('radio', { name: 'Rest of the World' }).check()
  await expect(offered).toHaveCount(2)
  await page.getByRole('radio', { name: 'Ireland' }).check()
  await expect(offered).toHaveCount(1)
  await page.getByRole('button', { name: messages.locale.submit }).click()
  await expect(page).toHaveURL(/\/eu\/browse\/womens$/)
})
