import type { Page } from '@playwright/test'
import { engine } from './engine.ts'
import { findProduct, walkToCart } from './shopper.ts'
import { expect, test } from './test.ts'
import { browserArguments, findBrowser } from '#scripts/lib/browser.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'
import { tools } from '#shared/messages/tools.ts'

test.skip(engine !== 'chromium', 'The tests switch WebMCP on by an argument of Chromium.')
const executablePath = findBrowser()
test.use({
  launchOptions: { ...(executablePath && { executablePath }), args: [...browserArguments, '--enable-features=WebMCP'] },
})

async function toolsOf(page: Page) {
  const found = await page.webmcp.tools()
  return found.map(({ name, description }) => ({ name, description }))
}

test('an assistant searches the shop by the form of the search page [UCP-30]', async ({ page }) => {
  await page.goto('/search')
  await expect.poll(() => toolsOf(page)).toContainEqual({ name: 'search_products', description: tools.search_products })
  await Promise.all([
    page.waitForURL(/query=red(?:\+|%20)dress/),
    page.webmcp.callTool('search_products', { query: 'red dress' }).catch(() => undefined),
  ])
  await expect(page.getByRole('heading', { level: 1 })).toContainText('red dress')
})

test('an assistant reads the choices of a product, fills its form, and is told when the shopper has pressed its button [UCP-30]', async ({
  page,
}) => {
  const toolOf = async () => (await page.webmcp.tools()).find(({ name }) => name === 'add_to_bag')
  await findProduct(page, markets.en)
  const sizes = await page
    .locator('input[name=size]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('value')))
  expect((await toolOf())?.inputSchema).toMatchObject({ properties: { size: { enum: sizes } } })

  // A piece for the home needs no choice, so none is sold out.
  await page.goto('/browse/home')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect.poll(async () => (await toolOf())?.name).toBe('add_to_bag')
  const called = page.webmcp.callTool('add_to_bag')
  await page.getByRole('button', { name: messages.product.addToBag }).first().click()
  await expect(page.getByRole('dialog', { name: messages.bag.added })).toBeVisible()
  expect(JSON.stringify(await called)).toContain('Sent')
})

test('every form of a listing, the bag and the shop finder that is a tool has a name and a description [UCP-30]', async ({
  page,
}) => {
  await walkToCart(page, markets.en)
  for (const [path, names] of [
    ['/browse/womens', ['search_category']],
    ['/bag', ['apply_code', 'estimate_delivery']],
    ['/shop-finder', ['find_shops']],
  ] as const) {
    await page.goto(path)
    await expect
      .poll(async () => (await toolsOf(page)).map(({ name }) => name))
      .toEqual(expect.arrayContaining([...names]))
  }
  await page.goto('/browse/womens')
  await page.getByRole('link', { name: messages.listing.filter }).click()
  await expect.poll(() => toolsOf(page)).toContainEqual({ name: 'filter_products', description: tools.filter_products })
})
