import type { Page } from '@playwright/test'
import { listedProducts } from './listing.ts'
import { expect, test } from './test.ts'
import { contrastRatio, minContrast } from '#shared/domain/contrast.ts'
import { marketPath, productPath } from '#shared/links.ts'
import { markets } from '#shared/markets.ts'

type Look = { text: string; colour: string; background: string; font: string; place: string }

/** The computed style of the badge on a product's first card, and what the card shows. */
async function lookOf(
  page: Page,
  id: number,
): Promise<{ badge: Look; price: string; swatches: string | null; picture: string }> {
  const card = page.locator(`.product-card[data-product="${id}"]`).first()
  const badge = await card.locator('.badge').evaluate((element) => {
    const { color, backgroundColor, fontSize, fontWeight, textTransform, position } = getComputedStyle(element)
    return {
      text: element.textContent,
      colour: color,
      background: backgroundColor,
      font: `${fontSize} ${fontWeight} ${textTransform}`,
      place: position,
    }
  })
  const price = ((await card.locator('.price').textContent()) ?? '').trim()
  const picture = new URL((await card.locator('img').first().getAttribute('src')) ?? '').pathname
  return { badge, price, swatches: await card.locator('.swatches').getAttribute('style'), picture }
}

const hexOf = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`

for (const market of Object.values(markets)) {
  test(`a card is the same in a listing, in search results and in a list of recommendations of market ${market.code} [PLP-32, PLP-33]`, async ({
    page,
    request,
  }) => {
    const listing = '/browse/womens/clothing/knitwear'
    const products = await listedProducts(request, marketPath(market, listing))
    const pod = `${marketPath(market, productPath(products[0]!))}/recommendations`
    const inPod = (await listedProducts(request, pod)).map(({ id }) => id)
    await page.goto(marketPath(market, '/search?query=jumper'))
    const found = new Set(
      await page
        .locator('.product-card')
        .evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset['product']))),
    )
    const shared = products.find(({ id }) => inPod.includes(id) && found.has(id))
    if (!shared) throw new Error('No product is in all three places.')
    const searched = await lookOf(page, shared.id)
    await page.goto(marketPath(market, listing))
    const listed = await lookOf(page, shared.id)
    await page.goto(pod)
    const recommended = await lookOf(page, shared.id)
    expect(searched).toEqual(listed)
    expect(recommended).toEqual(listed)
    expect(listed.badge.text).toBe('20% off')
    expect(contrastRatio(hexOf(listed.badge.colour), hexOf(listed.badge.background))).toBeGreaterThanOrEqual(
      minContrast,
    )
  })
}

test('a press on the picture of a card opens its product [PLP-29]', async ({ page }) => {
  await page.goto('/browse/womens')
  const card = page.getByRole('article').first()
  const href = (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? ''
  // The link of the name covers the picture, so the picture itself receives no press.
  await card.locator('img').first().click({ force: true })
  await expect.poll(() => new URL(page.url()).pathname).toBe(href)
})

test('a sale badge is red text on white on a card and on the product page, whatever colours the badge service sends [PDP-40]', async ({
  page,
  request,
}) => {
  const [product] = await listedProducts(request, '/browse/sale')
  await page.goto('/browse/sale')
  const badges = page.locator('.badge', { hasText: /^Sale$/ })
  expect(await badges.count()).toBeGreaterThan(5)
  for (const path of ['/browse/sale', productPath(product!)]) {
    await page.goto(path)
    const badge = page.locator('.badge', { hasText: /^Sale$/ }).first()
    const [colour, background] = await badge.evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(element).backgroundColor,
    ])
    const [red = 0, green = 0, blue = 0] = (colour ?? '').match(/\d+/g)?.map(Number) ?? []
    expect([path, background]).toEqual([path, 'rgb(255, 255, 255)'])
    expect(red).toBeGreaterThan(2 * Math.max(green, blue))
    expect(contrastRatio(hexOf(colour ?? ''), '#ffffff')).toBeGreaterThanOrEqual(minContrast)
  }
})
