import { expect, test } from 'vitest'
import { buyable } from '../test/buyable.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { withStockOf } from './other-stock.ts'
import { productPath } from '#shared/links.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

const { catalogue } = sandboxServices().services
const market = markets.us
const { product, variant } = await buyable(catalogue, market)
const path = `${market.prefix}${productPath({ ...product, colour: variant.colour })}`

/** A shop whose stock comes from another system, which counts only this variant. */
const shopWith = (units: number) =>
  openShop({
    broken: {
      catalogue: withStockOf(catalogue, async ({ skus }) =>
        skus.includes(variant.sku) ? new Map([[variant.sku, units]]) : new Map(),
      ),
    },
    vars: { PAGE_CACHE: 'off' },
  })
const add = (shop: ReturnType<typeof openShop>, quantity: number) =>
  shop.call(
    'addCartItems',
    { data: { line_items: [{ product_id: product.id, variant_id: variant.id, quantity }] } },
    market.prefix,
  )

test('the stock of another system decides how many units the bag takes', async () => {
  const shop = shopWith(2)
  expect((await add(shop, 3)).status).toBe(409)
  expect((await add(shop, 2)).status).toBe(200)
  expect((await add(shop, 1)).status).toBe(409)
})

test('a product that another system has sold out is sold out in the shop, and one that it does not count is as the platform says', async () => {
  const other = openShop({
    broken: { catalogue: withStockOf(catalogue, async () => new Map()) },
    vars: { PAGE_CACHE: 'off' },
  })
  const soldOutOn = async (shop: ReturnType<typeof openShop>) =>
    (await textOf(shop.get(path))).split(messages.product.optionSoldOut).length
  expect(await soldOutOn(shopWith(0))).toBe((await soldOutOn(other)) + 1)
  expect((await add(shopWith(0), 1)).status).toBe(409)
  expect((await add(other, 1)).status).toBe(200)
})
