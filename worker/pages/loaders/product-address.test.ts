import { expect, test } from 'vitest'
import { openShop, textOf } from '../../test/shop.ts'
import { smallShop } from '../../test/small-shop.ts'
import { productSlugOf } from '#shared/domain/product-slug.ts'
import { slugOf } from '#shared/domain/slug.ts'
import { productPath } from '#shared/links.ts'

const origin = 'http://localhost:8787'

test.each(['Μεταξωτή Εσάρπα', 'Шерстяной шарф'])(
  'the product %s has one address, which its page, its reviews and the sitemap name [RTE-14]',
  async (name) => {
    const slug = productSlugOf(name)
    const shop = openShop({
      broken: smallShop({ product: { name, slug } }).services,
      vars: { PAGE_CACHE: 'off', REVIEWS: 'on' },
    })
    const path = productPath({ id: 101, slug, colour: 'Red' })
    expect(path).toMatch(/^\/p\/101\/(?:%[\dA-F]{2}|-)+\/Red$/)
    const page = await shop.get(path)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(`<link rel="canonical" href="${origin}${path}">`)
    for (const other of ['wrong', encodeURIComponent(slug.slice(1)), name.replaceAll(' ', '_')]) {
      const moved = await shop.get(`/p/101/${other}/Red`)
      expect([moved.status, moved.headers.get('location')]).toEqual([301, path])
    }
    // A line of the bag links with this slug.
    const ofLine = await shop.get(productPath({ id: 101, slug: slugOf(name), colour: 'Red' }))
    expect(ofLine.status).toBe(200)
    expect(await ofLine.text()).toContain(`<link rel="canonical" href="${origin}${path}">`)
    expect(await textOf(shop.get('/sitemaps/en-3.xml'))).toContain(`<loc>${origin}${path}</loc>`)
    const reviews = await shop.get(`/reviews/101/${encodeURIComponent(slug)}`)
    expect(reviews.status).toBe(200)
    expect((await shop.get('/reviews/101/wrong')).headers.get('location')).toBe(
      `/reviews/101/${encodeURIComponent(slug)}`,
    )
  },
)
