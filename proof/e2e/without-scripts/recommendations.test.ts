import { listedProducts } from '../listing.ts'
import { expect, test } from '../test.ts'
import { productPath } from '#shared/links.ts'
import * as messages from '#shared/messages/product.ts'

test('without scripts a link leads to the recommendations of a product, and from there to each product and back [PDP-48]', async ({
  page,
  request,
}) => {
  const [product] = await listedProducts(request, '/browse/womens')
  await page.goto(productPath(product!))
  await page.getByRole('link', { name: messages.productDetails.recommendations, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(messages.productDetails.goesWith)
  for (const name of [messages.productDetails.completeTheLook, messages.productDetails.recommendations]) {
    await expect(page.getByRole('region', { name }).getByRole('article').first()).toBeVisible()
  }
  await page.getByRole('link', { name: messages.productDetails.backTo('') }).click()
  await expect(page).toHaveURL(productPath(product!))
})
