import { shopListKey, toShopList } from '../pages/loaders/shop-list.ts'
import { loadStaticScreen } from '../pages/loaders/static-screen.tsx'
import { publicPage } from '../pages/public-page.ts'
import { ShopFinderPage } from '#client/pages/shop-finder-page.tsx'
import { NotFoundError } from '#shared/errors.ts'
import { shopFinderPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'
import { routes } from '#shared/routes.ts'

const maxTownLength = 60

/** The shops of the content item `shop-finder`. Incomplete shops and places are left out. */
export const shopFinderPage = publicPage(routes.shopFinder, {
  query: ['town'],
  async load(context) {
    const { services, log, query, configuration } = context
    if (!configuration.isShopFinderOn) throw new NotFoundError('The shop has no shop finder.')
    const town = (query.get('town') ?? '').trim().slice(0, maxTownLength)
    const items = await context.defer(services.content.items([shopListKey])).catch(() => null)
    const { shops, places } = toShopList(items?.[shopListKey], log)
    return loadStaticScreen(context, {
      path: shopFinderPath,
      title: messages.shopFinder.title,
      description: messages.shopFinder.description,
      isIndexable: town === '',
      body: (view) => (
        <ShopFinderPage {...view} town={town} shops={shops} places={places} isListMissing={items === null} />
      ),
    })
  },
})
