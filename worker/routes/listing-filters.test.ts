import { describe, expect, test } from 'vitest'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import type { ListingFacets } from '#shared/domain/listing.ts'
import * as messages from '#shared/messages/shop.ts'

const { catalogue } = sandboxServices().services
const longMs = 20_000
const sizeField = /<input[^>]*name="filters\[size\]"/

/** The filter form as a browser without scripts has it: what is between its tags. */
const filtersOf = (page: string) => /<form class="refinements".*?<\/form>/s.exec(page)?.[0] ?? ''

/** A shop whose facets respond with `facets`. Without badges, because a page without its badges is not stored either. */
const shopWith = (facets: typeof catalogue.facets) =>
  openShop({ broken: { badges: null, catalogue: { ...catalogue, facets } } })

test(
  'sizes of several kinds are grouped, and a list of one kind is not',
  async () => {
    const kindsAt = async (path: string) => {
      const [size = ''] =
        /<fieldset class="refinements__group refinements__group--size">.*?<\/fieldset>/s.exec(
          filtersOf(await textOf(openShop().get(path))),
        ) ?? []
      return [...size.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, kind]) => kind)
    }
    expect(await kindsAt('/browse/sale')).toEqual(expect.arrayContaining(['Letters', 'Numbers', 'Ages']))
    expect(await kindsAt('/browse/mens/clothing/knitwear')).toEqual([])
  },
  longMs,
)

describe('the filters of a document that no cache holds', () => {
  test.each(['/browse/womens/clothing/dresses?filters[price]=11-901', '/us/search?query=dress&filters[price]=11-901'])(
    '%s and its stored copy have the filters within their form, so they work without scripts [PLP-20, PLP-26]',
    async (path) => {
      const shop = shopWith(async (...args) => {
        // The products are there first.
        await new Promise((resolve) => setTimeout(resolve, 500))
        return catalogue.facets(...args)
      })
      const cold = await shop.get(path)
      expect(cold.headers.get('x-cache')).toBe('miss')
      expect(filtersOf(await cold.text())).toMatch(sizeField)
      await shop.settle()
      const stored = await shop.get(path)
      expect(stored.headers.get('x-cache')).toBe('hit')
      expect(filtersOf(await stored.text())).toMatch(sizeField)
    },
    longMs,
  )

  test(
    'the products of a listing are sent before its facets have come',
    async () => {
      const facets = Promise.withResolvers<ListingFacets>()
      const response = await shopWith(() => facets.promise).get('/browse/womens/clothing/dresses?filters[price]=12-902')
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
      let html = ''
      while (!html.includes('refinements__groups')) html += (await reader.read()).value ?? ''
      expect(html).toContain('<article')
      expect(html).not.toContain('</form></dialog>')
      facets.resolve({ facets: [{ name: 'size', values: [{ value: '12', productCount: 3 }] }] })
      for (let part = await reader.read(); !part.done; part = await reader.read()) html += part.value
      expect(filtersOf(html)).toMatch(sizeField)
      expect(html).toMatch(/<\/html>$/)
    },
    longMs,
  )

  test(
    'a listing whose facets never come ends without filters, says so, and is not stored [PLP-22]',
    async () => {
      const path = '/us/browse/womens/clothing/dresses?sort=price-desc'
      const shop = shopWith(() => new Promise(() => {}))
      const page = await textOf(shop.get(path))
      expect(page).toContain('<article')
      expect(filtersOf(page)).toContain(messages.listing.noFilters)
      expect(page).toMatch(/<\/html>$/)
      await shop.settle()
      const next = await openShop().get(path)
      expect(next.headers.get('x-cache')).toBe('miss')
      expect(filtersOf(await next.text())).toMatch(sizeField)
    },
    longMs,
  )
})
