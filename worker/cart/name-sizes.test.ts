import { beforeAll, describe, expect, test } from 'vitest'
import { openAccountShop } from '../test/accounts.ts'
import { type Buyable, buyable } from '../test/buyable.ts'
import { placeOrder } from '../test/place-order.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'

const { services } = sandboxServices()
const isDress = ({ categoryTrails, sizes }: Buyable['product']) =>
  sizes.includes('12') && categoryTrails.flat().some(({ url }) => url === '/womens/clothing')
let dress: Buyable
let size = ''
let name = ''
beforeAll(async () => {
  dress = await buyable(services.catalogue, markets.us, isDress)
  size = dress.variant.size ?? ''
  name = `UK ${size} · US ${Number(size) - 4}`
})

const line = () => ({ product_id: dress.product.id, variant_id: dress.variant.id, quantity: 1 })

/** Adds the dress to a browser's American bag. */
async function addDress(shop = openShop()) {
  const response = await shop.call('addCartItems', { data: { line_items: [line()] } }, '/us')
  return { shop, added: await response.json<CartEntity>() }
}
const namesOf = ({ line_items }: CartEntity) => line_items.physical_items.map(({ size_name }) => size_name)

describe('sizes outside of the United Kingdom', () => {
  test('the bag says a size as the market’s shoppers read it, in each response and on its page', async () => {
    const { shop, added } = await addDress()
    expect(namesOf(added)).toEqual([name])
    expect(namesOf(await (await shop.call('getCart', {}, '/us')).json<CartEntity>())).toEqual([name])
    expect(await textOf(shop.get('/us/bag'))).toContain(`<dd>${name}</dd>`)
    expect(added.line_items.physical_items[0]?.options.find((option) => option.name === 'Size')?.value).toBe(size)
  })

  test('an order says a size as the market’s shoppers read it, on the confirmation and in the account', async () => {
    const { shop, email } = await openAccountShop()
    await addDress(shop)
    const { cartId, orderId } = await placeOrder(shop, email, '/us')
    for (const path of [`/us/order-confirmation/${cartId}/${orderId}`, `/us/my-account/order-history/${orderId}`])
      expect(await textOf(shop.get(path))).toContain(name)
  })

  test('a bag is shown with British sizes while the categories of its products cannot be read', async () => {
    const down = () => Promise.reject(new ServiceError('commerce', 'unavailable'))
    const { added } = await addDress(openShop({ broken: { catalogue: { categoryUrls: down } } }))
    expect(namesOf(added)).toEqual([`UK ${size}`])
  })
})
