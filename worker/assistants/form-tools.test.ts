import { decodeHTML } from 'entities'
import { expect, test } from 'vitest'
import { inLanguage } from '../language/language.ts'
import { buyable } from '../test/buyable.ts'
import { isolatedUpstream } from '../test/faults.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { productPath } from '#shared/links.ts'
import { markets } from '#shared/markets.ts'
import { toolParams, tools } from '#shared/messages/tools.ts'

const shop = openShop({ upstream: isolatedUpstream() })
const { product, variant } = await buyable(sandboxServices().services.catalogue, markets.en)
const pathOfProduct = productPath({ ...product, colour: variant.colour })
await shop.call('addCartItems', {
  data: { line_items: [{ product_id: product.id, variant_id: variant.id, quantity: 1 }] },
})

/** The forms of a page that are tools: name, description, and whether an assistant may send it by itself. */
async function toolsAt(path: string) {
  const html = await textOf(shop.get(path))
  return [...html.matchAll(/<form[^>]* toolname="([^"]*)" tooldescription="([^"]*)"( toolautosubmit="")?/g)].map(
    ([, name, description, isSent]) => [name, description && decodeHTML(description), isSent !== undefined],
  )
}

/** The fields of a tool that are shown, by their names, with the descriptions. */
async function fieldsOf(tool: string, path: string) {
  const html = await textOf(shop.get(path))
  const form = html.split(` toolname="${tool}"`)[1]?.split('</form>')[0] ?? ''
  const fields = new Map<string, string | undefined>()
  for (const [tag] of form.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)) {
    if (tag.includes('type="hidden"')) continue
    const name = / name="([^"]*)"/.exec(tag)?.[1] ?? ''
    fields.set(name, fields.get(name) ?? / toolparamdescription="([^"]*)"/.exec(tag)?.[1])
  }
  return Object.fromEntries(fields)
}

async function gzippedBytes(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return (await new Response(stream).arrayBuffer()).byteLength
}

test('forms that only read may be sent by an assistant, and those of the bag by the shopper only [UCP-30]', async () => {
  expect(await toolsAt('/search')).toContainEqual(['search_products', tools.search_products, true])
  expect(await toolsAt('/shop-finder')).toContainEqual(['find_shops', tools.find_shops, true])
  expect(await textOf(shop.get('/browse/womens'))).toContain(' toolname="filter_products"')
  expect(await toolsAt(pathOfProduct)).toContainEqual(['add_to_bag', tools.add_to_bag, false])
})

test.each([
  ['search_products', '/search', ['query']],
  ['search_category', '/browse/womens', ['query']],
  ['find_shops', '/shop-finder', ['town']],
  ['add_to_bag', pathOfProduct, ['size']],
  ['apply_code', '/bag', ['code']],
  ['estimate_delivery', '/bag', ['country', 'postcode']],
] as const)('every field of the tool %s says what it takes [UCP-30]', async (tool, path, names) => {
  const fields = await fieldsOf(tool, path)
  expect(fields).toMatchObject(Object.fromEntries(names.map((name) => [name, toolParams[name]])))
  expect(Object.entries(fields).filter(([, description]) => description === undefined)).toEqual([])
})

test.each(['/search', '/browse/womens', '/shop-finder', pathOfProduct, '/bag'])(
  'tools take at most 0.4 KB of the document %s [UCP-30]',
  async (path) => {
    const html = await textOf(shop.get(path))
    const plain = html.replaceAll(/ tool(?:name|description|autosubmit|paramdescription)="[^"]*"/g, '')
    expect(plain.length).toBeLessThan(html.length)
    expect((await gzippedBytes(html)) - (await gzippedBytes(plain))).toBeLessThanOrEqual(0.4 * 1024)
  },
)

test('tools and their fields are described in the language of the page [UCP-30]', async () => {
  expect(await toolsAt('/eu/de/search')).toContainEqual([
    'search_products',
    inLanguage('de', () => tools.search_products),
    true,
  ])
  expect(await fieldsOf('search_products', '/eu/de/search')).toEqual({
    query: inLanguage('de', () => toolParams.query),
  })
})
