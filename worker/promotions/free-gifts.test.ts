import { describe, expect, test } from 'vitest'
import { openShop, textOf } from '../test/shop.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

/** Each product has the gift field in another letter case: `freegift`, `FreeGift`, `fREEgift`. */
const gifts = [
  { id: 1002, name: 'keepsake tote' },
  { id: 1003, name: 'keepsake candle' },
  { id: 1004, name: 'pocket notebook' },
]
const cardOf = (html: string, id: number) =>
  new RegExp(`<article class="product-card" data-product="${id}".*?</article>`, 's').exec(html)?.[0] ?? ''

describe.each(Object.values(markets))('a free gift in market $code', ({ prefix }) => {
  test.each(gifts)(
    'the gift $name has no quick add and no heart on any card, and its page says that it is not sold [PROMO-31, PLP-32]',
    async ({ id }) => {
      const shop = openShop()
      const card = cardOf(await textOf(shop.get(`${prefix}/fragments/recently-viewed?item=${id}.x`)), id)
      const parts = ['product-card__name', 'data-quick-add', 'heart'].map((part) => card.includes(part))
      expect(parts).toEqual([true, false, false])
      const { headers } = await shop.get(`${prefix}/p/${id}/x/x`)
      expect(await textOf(shop.get(headers.get('location') ?? ''))).toMatch(
        new RegExp(`<button[^>]*disabled=""[^>]*>${messages.bag.unavailable}`),
      )
      const offer = await shop.call('getProductById', { entityId: id }, prefix)
      expect(await offer.json()).toMatchObject({ isOnSale: false })
      const saved = await shop.call('getWishlistProducts', { items: [{ product_id: id }] }, prefix)
      expect(await saved.json()).toMatchObject({ wishlist_product_data: { data: [{ purchasable: false }] } })
    },
  )
})
