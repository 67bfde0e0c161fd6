import { brokenWords } from './broken-words.ts'
import { expectAccessible } from './expect-accessible.ts'
import { chooseSize } from './shopper.ts'
import { expect, test } from './test.ts'

const dresses = '/browse/womens/clothing/dresses'

test('the size guide of a product opens beside its sizes, for this kind of garment, in centimetres and inches', async ({
  page,
}) => {
  await page.goto(dresses)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.locator('.product-card__name a').first().click()
  const opener = page.getByRole('button', { name: 'Size Guide', exact: true })
  await expect(opener).toBeVisible()
  expect(requests).not.toContain('/size-guide')
  await opener.click()
  const sheet = page.getByRole('dialog', { name: 'Size Guide' })
  await expect(sheet.getByRole('columnheader', { name: 'Bust (cm)' })).toBeVisible()
  await expect(sheet.getByRole('row', { name: '12' }).getByRole('cell', { name: '93' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Show inches' }).click()
  await expect(sheet.getByRole('columnheader', { name: 'Bust (in)' })).toBeVisible()
  await expect(sheet.getByRole('row', { name: '12' }).getByRole('cell', { name: '36.5' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
})

test('no word of the size guide is broken on a narrow phone', { tag: '@other-engines' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(dresses)
  await page.locator('.product-card__name a').first().click()
  await page.getByRole('button', { name: 'Size Guide', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Size Guide' })
  await expect(sheet.getByRole('columnheader', { name: 'Bust (cm)' })).toBeVisible()
  expect(await brokenWords(page, 'dialog[open]')).toEqual([])
  await sheet.getByRole('button', { name: 'Show inches' }).click()
  await expect(sheet.getByRole('columnheader', { name: 'Bust (in)' })).toBeVisible()
  expect(await brokenWords(page, 'dialog[open]')).toEqual([])
})

test('the size guide marks the row of the size that is chosen', async ({ page }) => {
  await page.goto(dresses)
  await page.locator('.product-card__name a').first().click()
  const opener = page.getByRole('button', { name: 'Size Guide', exact: true })
  const sheet = page.getByRole('dialog', { name: 'Size Guide' })
  await opener.click()
  await expect(sheet.locator('tbody tr').first()).toBeVisible()
  await expect(sheet.locator('[aria-current=true]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await chooseSize(page)
  const size = await page.locator('.product-page input[name=size]:checked').inputValue()
  await opener.click()
  const marked = sheet.locator('[aria-current=true]')
  await expect(marked).toHaveCount(1)
  await expect(marked.getByRole('rowheader')).toHaveText(size)
  await expectAccessible(page)
})

test('a product without sizes has no size guide', async ({ page }) => {
  await page.goto('/browse/home/living/cushions')
  await page.locator('.product-card__name a').first().click()
  await expect(page.getByRole('button', { name: /add to bag/i }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Size Guide', exact: true })).toHaveCount(0)
})
