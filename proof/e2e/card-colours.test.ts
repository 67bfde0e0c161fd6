import type { Locator } from '@playwright/test'
import { expect, test } from './test.ts'

const coloursOf = async (swatches: Locator) => ((await swatches.getAttribute('title')) ?? '').split('\n')

const dresses = '/browse/womens/clothing/dresses'

for (const [list, path] of [
  ['a listing', `${dresses}?`],
  ['search results', '/search?query=dress&'],
] as const) {
  test(`the cards of ${list} refined by colour show that colour and link to it`, async ({ page }) => {
    await page.goto(path)
    const [, colour = ''] = await coloursOf(page.locator('.product-card .swatches').first())
    await page.goto(`${path}filters[color]=${encodeURIComponent(colour)}`)
    const cards = page.locator('.product-card')
    const segment = encodeURIComponent(colour.replaceAll(' ', '_'))
    expect(await cards.count()).toBeGreaterThan(0)
    for (const card of await cards.all()) {
      await expect(card.locator('.product-card__name a')).toHaveAttribute('href', new RegExp(`/${segment}$`))
      await expect(card.locator('img').first()).toHaveAttribute('src', new RegExp(`_${segment}_1`))
    }
  })
}

test('a press on a swatch shows the card in that colour, and the card then leads to it', async ({ page }) => {
  await page.goto(dresses)
  const card = page.locator('.product-card', { has: page.locator('.swatches') }).first()
  const swatches = card.locator('.swatches')
  const [, colour = ''] = await coloursOf(swatches)
  const segment = encodeURIComponent(colour.replaceAll(' ', '_'))
  // The dots are 24 pixels apart; the second one begins at 27.
  await swatches.click({ position: { x: 33, y: 10 } })
  await expect(card.locator('img').first()).toHaveAttribute('src', new RegExp(`_${segment}_1`))
  await expect(page).toHaveURL(new RegExp(`${dresses}$`))
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/${segment}$`))
})
