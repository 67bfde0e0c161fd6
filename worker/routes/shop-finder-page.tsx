import * as v from 'valibot'
import { loadStaticScreen } from '../pages/loaders/static-screen.tsx'
import { publicPage } from '../pages/public-page.ts'
import { ShopFinderPage } from '#client/pages/shop-finder-page.tsx'
import { NamedPlaceSchema, ShopSchema } from '#client/pages/shop-finder/shop.ts'
import { NotFoundError } from '#shared/errors.ts'
import { shopFinderPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'
import { routes } from '#shared/routes.ts'

const maxTownLength = 60

const Entries = v.nullish(v.array(v.unknown()), [])
const ShopListSchema = v.object({ shops: Entries, places: Entries })

/** The shops of the content item `shop-finder`. Incomplete shops and places are left out. */
export const shopFinderPage = publicPage(routes.shopFinder, {
  query: ['town'],
  async load(context) {
    const { services, log, query, configuration } = context
    if (!configuration.isShopFinderOn) throw new NotFoundError('The shop has no shop finder.')
    const town = (query.get('town') ?? '').trim().slice(0, maxTownLength)
    const items = await context.defer(services.content.items(['shop-finder'])).catch(() => null)
    const list = v.safeParse(ShopListSchema, items?.['shop-finder'])
    const entries = list.success ? list.output : { shops: [], places: [] }
    const shops = validOf(ShopSchema, entries.shops)
    const places = validOf(NamedPlaceSchema, entries.places)
    const leftOut = entries.shops.length - shops.length + (entries.places.length - places.length)
    if (leftOut > 0) log.warn('shop-left-out', { count: leftOut })
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

function validOf<Schema extends v.GenericSchema>(schema: Schema, entries: readonly unknown[]): v.InferOutput<Schema>[] {
  return entries.map((entry) => v.safeParse(schema, entry)).flatMap((parsed) => (parsed.success ? [parsed.output] : []))
}
