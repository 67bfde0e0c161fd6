import * as v from 'valibot'
import { publicPage } from '../pages/public-page.ts'
import { loadStaticScreen } from '../pages/static-screen.tsx'
import { ShopFinderPage } from '#client/pages/shop-finder-page.tsx'
import { ShopSchema } from '#client/pages/shop-finder/shop.ts'
import { shopFinderPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'
import { routes } from '#shared/routes.ts'

const maxTownLength = 60

const ShopListSchema = v.object({ shops: v.array(v.unknown()) })

/** The shops of the content item `shop-finder`. An incomplete shop is left out. */
export const shopFinderPage = publicPage(routes.shopFinder, {
  query: ['town'],
  async load(context) {
    const { services, log, query } = context
    const town = (query.get('town') ?? '').trim().slice(0, maxTownLength)
    const items = await context.defer(services.content.items(['shop-finder'])).catch(() => null)
    const list = v.safeParse(ShopListSchema, items?.['shop-finder'])
    const entries = list.success ? list.output.shops : []
    const shops = entries
      .map((entry) => v.safeParse(ShopSchema, entry))
      .flatMap((parsed) => (parsed.success ? [parsed.output] : []))
    if (shops.length < entries.length) log.warn('shop-left-out', { count: entries.length - shops.length })
    return loadStaticScreen(context, {
      path: shopFinderPath,
      title: messages.shopFinder.title,
      description: messages.shopFinder.description,
      isIndexable: town === '',
      body: (view) => <ShopFinderPage {...view} town={town} shops={shops} isListMissing={items === null} />,
    })
  },
})
