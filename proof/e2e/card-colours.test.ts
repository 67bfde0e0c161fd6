import { expect, test } from './test.ts'

const dresses = '/browse/womens/clothing/dresses'

for (const [list, path] of [
  ['a listing', `${dresses}?`],
  ['search results', '/search?query=dress&'],
] as const) {
  test(`the cards of ${list} refined by colour show that colour and link to it`, async ({ page }) => {
    await page.goto(path)
    const colour = await page.locator('.product-card .swatches i').nth(1).getAttribute('title')
    await page.goto(`${path}filters[color]=${encodeURIComponent(colour ?? '')}`)
    const cards = page.locator('.product-card')
    const segment = encodeURIComponent((colour ?? '').replaceAll(' ', '_'))
    expect(await cards.count()).toBeGreaterThan(0)
    for (const card of await cards.all()) {
      await expect(card.locator('.product-card__name a')).toHaveAttribute('href', new RegExp(`/${segment}$`))
      await expect(card.locator('img').first()).toHaveAttribute('src', new RegExp(`_${segment}_1`))
    }
  })
}

test('a press on a swatch shows the card in that colour, and the card then leads to it', async ({ page }) => {
  await page.goto(dresses)
  const card = page.locator('.product-card', { has: page.locator('.swatches i') }).first()
  const swatch = card.locator('.swatches i').nth(1)
  const colour = (await swatch.getAttribute('title')) ?? ''
  const segment = encodeURIComponent(colour.replaceAll(' ', '_'))
  await swatch.click()
  await expect(card.locator('img').first()).toHaveAttribute('src', new RegExp(`_${segment}_1`))
  await expect(page).toHaveURL(new RegExp(`${dresses}$`))
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/${segment}$`))
})
