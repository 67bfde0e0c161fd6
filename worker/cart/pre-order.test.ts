import { describe, expect, test } from 'vitest'
import { openAccountShop } from '../test/accounts.ts'
import { addLines, lineOf } from '../test/bags.ts'
import { present } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { stockIs } from '../test/stock-is.ts'
import { preOrderNote } from '#shared/domain/pre-order.ts'
import type { WishlistEntity } from '#shared/domain/wishlist-entity.ts'
import { productPath } from '#shared/links.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

// A seeded pre-order, with the store's message and a day.
const id = 1144
const note = 'Pre-order: Expected release date is 12 March 2031'
const promise = /Delivery in \d/

const { services } = sandboxServices()
const product = present(
  await services.catalogue.product({ market: markets.en, id }, new AbortController().signal),
  'pre-order',
)
const variant = present(
  product.variants.find(({ isPurchasable, stock }) => isPurchasable && (stock ?? 0) > 1),
  'variant',
)
const path = productPath({ id, slug: product.slug, colour: variant.colour })
const chosen = new URLSearchParams({
  ...(variant.size !== null && { Size: variant.size }),
  ...(variant.length !== null && { Length: variant.length }),
})

describe('a pre-order', () => {
  test('its page has the button, the message and the day, and promises no delivery [D-262]', async () => {
    const html = await textOf(openShop().get(`${path}?${chosen}`))
    expect(html).toMatch(new RegExp(`<button class="button buy-box__add"[^>]*>${messages.product.preOrder}<`))
    expect(html).toContain(`>${note}<`)
    expect(html).not.toMatch(promise)
    expect(html).not.toContain('sv-delivery-promise')
    expect(html).toContain('https://schema.org/PreOrder')
    expect(html).toContain('"availabilityStarts":"2031-03-12T09:00:00Z"')
  })

  test('before a choice its button does not say that it adds to the bag without scripts [D-262]', async () => {
    const html = await textOf(openShop().get(path))
    expect(html).not.toMatch(
      new RegExp(`<button class="button buy-box__add".*?${messages.product.addToBag}.*?</button>`),
    )
  })

  test('quick add has the same note in the words of its market, and the card says that it is one [D-262]', async () => {
    const shop = openShop()
    const offer = await shop.call('getProductById', { entityId: id }, '/us')
    expect(await offer.json()).toMatchObject({
      offer: { preOrder: 'Pre-order: Expected release date is March 12, 2031' },
    })
    const cards = await textOf(shop.get(`/fragments/recently-viewed?item=${id}.x`))
    expect(cards).toContain(`<p class="product-card__pre-order">${messages.product.preOrder}</p>`)
  })

  test('its line in the bag has the note, and the bag promises no delivery [D-262]', async () => {
    const shop = openShop()
    expect((await addLines(shop, lineOf({ product, variant }))).status).toBe(200)
    const html = await textOf(openShop({ jar: shop.jar }).get('/bag'))
    expect(html).toContain(`<p class="bag-line__note">${note}</p>`)
    expect(html).not.toMatch(promise)
    expect(html).not.toContain('sv-delivery-promise')
    const identity = await textOf(openShop({ jar: shop.jar }).get('/checkout-identity'))
    expect(identity).toContain('delivery-terms')
    expect(identity).not.toMatch(promise)
    const items = [{ product_id: id, variant_id: variant.id }]
    const read = await openShop({ jar: shop.jar }).call('getProductInventory', { items })
    expect(await read.json()).toMatchObject({ data: [{ note }] })
  })

  test.each(Object.values(markets))(
    'saved, it has the note in the words of market $code in a shared list and for the panel, unless it is sold out [D-262] [D-600] [WISH-02]',
    async (market) => {
      const expected = preOrderNote(present(product.preOrder, 'pre-order'), { language: market.iso, now: Date.now() })
      const read = async (shop: ReturnType<typeof openShop>) => {
        const items = [{ product_id: id, variant_id: variant.id }]
        const response = await shop.call('getWishlistProducts', { items }, market.prefix)
        const [saved] = (await response.json<WishlistEntity>()).wishlist_product_data.data
        const page = await textOf(shop.get(`${market.prefix}/wishlist?items=${id}-${variant.id}`))
        return [saved?.pre_order, page.includes(`<p class="wishlist-page__options">${expected}</p>`)]
      }
      expect(expected).toContain('2031')
      expect(await read(openShop())).toEqual([expected, true])
      const soldOut = openShop({ broken: { catalogue: { stock: stockIs(() => 0) } } })
      expect(await read(soldOut)).toEqual([undefined, false])
    },
  )

  test('on the page of the own wishlist its button says that it is one [D-262] [D-600] [WISH-06]', async () => {
    const { shop } = await openAccountShop()
    expect((await shop.post('/wishlist/items', { item: `${id}-${variant.id}` })).status).toBe(303)
    const html = await textOf(shop.get('/wishlist'))
    expect(html).toContain(`>${note}<`)
    expect(html).toMatch(
      new RegExp(`<button[^>]*formAction="/wishlist/items/buy"[^>]*>${messages.product.preOrder}<`, 'i'),
    )
    expect(html).not.toContain(messages.wishlist.addToCart)
  })
})
