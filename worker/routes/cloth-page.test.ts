import { beforeAll, describe, expect, test } from 'vitest'
import { newEmail } from '../test/accounts.ts'
import { addLines, lineOf } from '../test/bags.ts'
import { placeOrder } from '../test/place-order.ts'
import type { Sellable } from '../test/promotions-shop.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { noRefinements } from '#shared/domain/facet.ts'
import type { PlatformSummary } from '#shared/domain/product.ts'
import { clothPath, confirmationPath, productPath } from '#shared/links.ts'
import { markets } from '#shared/markets.ts'

const { catalogue } = sandboxServices().services
const print = 'Hedgerow'
const path = clothPath(print)
const open = (address: string) => textOf(openShop().get(address))
const cards = (page: string) => [...page.matchAll(/data-product="(\d+)"/g)].map(([, id]) => Number(id))
let products: PlatformSummary[] = []

beforeAll(async () => {
  const request = { market: markets.en, print, refinements: noRefinements, sort: 'featured', page: 1 } as const
  products = (await catalogue.listing(request, untilDone())).products
})

describe('the page of a design', () => {
  test('a design lists everything that names it, and nothing else [CLOTH-01] [CLOTH-02]', async () => {
    expect(products.length).toBeGreaterThan(1)
    expect(new Set(products.map((product) => product.print))).toEqual(new Set([print]))
    const page = await open(path)
    expect(cards(page)).toEqual(products.map(({ id }) => id))
    expect(page).toMatch(/<h1[^>]*>Everything in Hedgerow<\/h1>/)
    expect(page).toContain('<title>Everything in Hedgerow')
    expect(page).toMatch(/<link rel="canonical" href="[^"]*\/cloth\/Hedgerow">/)
    expect(page).not.toContain('noindex')
  })

  test('its page is in German for Europe in German, at the same address [CLOTH-02]', async () => {
    expect(await open(`/eu/de${path}`)).toContain('Alles im Muster „Hedgerow“')
  })

  test('it is refined as a category is, counts in its filters what it has, and its refined page is not indexed [CLOTH-02]', async () => {
    const colour = present(products[0]?.colours[0], 'colour').name
    const page = await open(`${path}?${new URLSearchParams({ 'filters[color]': colour })}`)
    const having = products.filter(({ colours }) => colours.some(({ name }) => name === colour)).map(({ id }) => id)
    expect(cards(page).toSorted()).toEqual(having.toSorted())
    expect(page).toContain('noindex')
    expect(page).toContain(`data-print="${print}"`)
    const counted = await openShop().call('getFilters', {
      filters: { print, productAttributes: [{ attribute: 'color', values: [colour] }] },
    })
    expect(await counted.json()).toMatchObject({ total: having.length })
  })

  test('filters that leave nothing of a design name each filter to drop [CLOTH-02]', async () => {
    const page = await open(`${path}?filters[price]=9000-9900`)
    expect(page).toContain('data-listing-total="0"')
    expect(page).toContain('id="instead"')
  })

  test.each([clothPath('Nowhere'), `${clothPath('Nowhere')}?filters[price]=1-900`, '/cloth'])(
    '%s does not exist [CLOTH-03]',
    async (address) => {
      expect((await openShop().get(address)).status).toBe(404)
    },
  )

  test('a platform that ignores the filter has no design [CLOTH-03]', async () => {
    const [root] = await catalogue.categoryTree({ market: markets.en }, untilDone())
    const { id: categoryId } = present(root, 'category')
    const shop = openShop({
      broken: {
        catalogue: {
          listing: ({ market, refinements, sort, page }, signal) =>
            catalogue.listing({ market, refinements, sort, page, categoryId }, signal),
        },
      },
      vars: { PAGE_CACHE: 'off' },
    })
    expect((await shop.get(clothPath('Nowhere'))).status).toBe(404)
  })

  test('another spelling of the address redirects and keeps the query [CLOTH-03]', async () => {
    const response = await openShop().get('/cloth/Walled%20Garden?sort=newest-desc')
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      `${clothPath('Walled Garden')}?sort=newest-desc`,
    ])
  })
})

describe('the edge of a printed product', () => {
  let sold: Sellable

  beforeAll(async () => {
    for (const { id } of products) {
      const product = await catalogue.product({ market: markets.en, id }, untilDone())
      const variant = product?.variants.find(({ isPurchasable, stock }) => isPurchasable && (stock ?? 0) > 3)
      if (!product?.isAvailable || product.modifiers.length > 0 || !variant) continue
      sold = { product, variant }
      return
    }
  })

  const hasEdge = (html: string) => {
    const [, edge = ''] = /<a class="edge edge-way" href="\/cloth\/Hedgerow">(.*?)<\/a>/s.exec(html) ?? []
    return edge.includes('Everything in Hedgerow') && edge.split('<i').length - 1 === sold.product.colours.length
  }

  test('it leads from the product page, the bag and the order confirmation to everything in its design [CLOTH-04]', async () => {
    const { product, variant } = sold
    expect(hasEdge(await open(productPath({ ...product, colour: variant.colour })))).toBe(true)
    const shop = openShop()
    await addLines(shop, lineOf(sold))
    expect(hasEdge(await textOf(shop.get('/bag')))).toBe(true)
    const { cartId, orderId } = await placeOrder(shop, newEmail())
    expect(hasEdge(await textOf(shop.get(confirmationPath({ cartId, id: orderId }))))).toBe(true)
  })

  test('a bag whose platform does not say how its variants are sold has no edge [CLOTH-04]', async () => {
    const shop = openShop()
    await addLines(shop, lineOf(sold))
    const saleStates = () => Promise.reject(new Error('down'))
    const page = await textOf(openShop({ jar: shop.jar, broken: { catalogue: { saleStates } } }).get('/bag'))
    expect(page).toContain(sold.product.name)
    expect(page).not.toContain('edge-way')
  })

  test('a product without a design has none [CLOTH-04]', async () => {
    const { product, variant } = sold
    const { print: _print, ...plain } = product
    const shop = openShop({
      broken: { catalogue: { product: async () => plain } },
      vars: { PAGE_CACHE: 'off' },
    })
    const page = await textOf(shop.get(productPath({ ...product, colour: variant.colour })))
    expect(page).toContain('class="edge"')
    expect(page).not.toContain('edge-way')
  })
})
