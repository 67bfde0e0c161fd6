import { expect, test } from 'vitest'
import { inLanguage } from '../language/language.ts'
import { isolatedUpstream } from '../test/faults.ts'
import { openShop, textOf } from '../test/shop.ts'
import { tools } from '#shared/messages/tools.ts'

const shop = openShop({ upstream: isolatedUpstream() })

/** The forms of a page that are tools: name, description, and whether an assistant may send it by itself. */
async function toolsAt(path: string) {
  const html = await textOf(shop.get(path))
  return [...html.matchAll(/<form[^>]* toolname="([^"]*)" tooldescription="([^"]*)"( toolautosubmit="")?/g)].map(
    ([, name, description, isSent]) => [name, description?.replaceAll('&#x27;', "'"), isSent !== undefined],
  )
}

test('forms that only read may be sent by an assistant, and those of the bag by the shopper only [UCP-30]', async () => {
  expect(await toolsAt('/search')).toContainEqual(['search_products', tools.search_products, true])
  expect(await toolsAt('/shop-finder')).toContainEqual(['find_shops', tools.find_shops, true])
  const listing = await textOf(shop.get('/browse/womens'))
  expect(listing).toContain(' toolname="filter_products"')
  const [, product = ''] = /href="(\/p\/[^"]+)"/.exec(listing) ?? []
  expect(await toolsAt(product)).toContainEqual(['add_to_bag', tools.add_to_bag, false])
})

test('tools are described in the language of the page [UCP-30]', async () => {
  expect(await toolsAt('/eu/de/search')).toContainEqual([
    'search_products',
    inLanguage('de', () => tools.search_products),
    true,
  ])
})
