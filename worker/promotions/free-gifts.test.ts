import { describe, expect, test } from 'vitest'
import { markets } from '../../shared/markets.ts'
import * as messages from '../../shared/messages/en.ts'
import { openShop, textOf } from '../test/shop.ts'

/** Each product has the gift field in another letter case: `freegift`, `FreeGift`, `fREEgift`. */
const gifts = [
  { id: 1002, term: 'keepsake tote' },
  { id: 1003, term: 'keepsake candle' },
  { id: 1004, term: 'pocket notebook' },
]
const cardOf = (html: string, id: number) =>
  new RegExp(`<article class="product-card" data-product="${id}".*?</article>`, 's').exec(html)?.[0] ?? ''

describe.each(Object.values(markets))('a free gift in market $code', ({ prefix }) => {
  test.each(gifts)(
    'the gift $term has no quick add and no heart on any card, and its page says that it is not sold [PROMO-31, PLP-32]',
    async ({ id, term }) => {
      const shop = openShop()
      const pages = [`/search?query=${encodeURIComponent(term)}`, `/fragments/recently-viewed?item=${id}.x`]
      for (const path of pages) {
        const card = cardOf(await textOf(shop.get(prefix + path)), id)
        expect([
          path,
          card.includes('product-card__name'),
          card.includes('data-quick-add'),
          card.includes('heart'),
        ]).toEqual([path, true, false, false])
      }
      const { headers } = await shop.get(`${prefix}/p/${id}/x/x`)
      expect(await textOf(shop.get(headers.get('location') ?? ''))).toMatch(
        new RegExp(`<button[^>]*disabled=""[^>]*>${messages.product.unavailable}`),
      )
      const offer = await shop.call('getProductById', { entityId: id }, prefix)
      expect(await offer.json()).toMatchObject({ isOnSale: false })
      const saved = await shop.call('getWishlistProducts', { items: [{ product_id: id }] }, prefix)
      expect(await saved.json()).toMatchObject({ wishlist_product_data: { data: [{ purchasable: false }] } })
    },
  )
})
