import { Blocks } from '../blocks/blocks.tsx'
import { formTool, toolParam } from '../components/form-tool.ts'
import type { ContentView } from './content-page.tsx'
import { formatDistance } from './shop-finder/distance.ts'
import { nearestShops } from './shop-finder/nearest-shops.ts'
import { ShopMap } from './shop-finder/shop-map.tsx'
import { matchesTown, type NamedPlace, type Shop } from './shop-finder/shop.ts'
import { marketPath, shopFinderPath } from '#shared/links.ts'
import { marketRules } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

/**
 * `shops` are all shops; `places` are those from which the nearest shops can be named. `isListMissing` is true if they
 * could not be loaded.
 */
export type ShopFinderView = ContentView & {
  town: string
  shops: readonly Shop[]
  places: readonly NamedPlace[]
  isListMissing: boolean
}

/**
 * Shops as a list with opening hours and on a drawn map, with a search form: those that match the typed town, or the
 * nearest ones if none does, or all if it is not known where the town is. The result of a search is above the content
 * of editors.
 */
export function ShopFinderPage({ market, title, blocks, town, shops, places, isListMissing }: ShopFinderView) {
  const { shopFinder } = messages
  const found = shops.filter((shop) => matchesTown(shop, town))
  const nearest = found.length > 0 ? null : nearestShops(shops, places, town)
  const shown = nearest?.shops ?? (found.length > 0 ? found : shops)
  return (
    <div className={shops.length > 0 ? 'screen screen--wide' : 'screen'}>
      <h1 className="screen__title">{title}</h1>
      {town === '' && <Blocks items={blocks} market={market} />}
      {shops.length > 0 && (
        <form
          {...formTool('find_shops', { isRead: true })}
          className="screen__search"
          role="search"
          action={marketPath(market, shopFinderPath)}
          method="get"
        >
          <div className="field">
            <label htmlFor="town">{shopFinder.town}</label>
            <input
              id="town"
              name="town"
              {...toolParam('town')}
              type="search"
              maxLength={60}
              defaultValue={town}
              autoComplete="address-level2"
            />
          </div>
          <button className="button" type="submit">
            {shopFinder.search}
          </button>
          {town !== '' && <a href={marketPath(market, shopFinderPath)}>{shopFinder.all}</a>}
        </form>
      )}
      {shops.length > 1 && (
        <sv-nearest-shop
          class="screen__nearest"
          data-on-use="nearest-shop"
          data-unit={marketRules[market.code].distanceUnit}
          data-away={shopFinder.away}
          data-sorted={shopFinder.sorted}
          data-failed={shopFinder.noLocation}
        >
          <button className="button button--quiet" type="button">
            {shopFinder.nearest}
          </button>
          <p role="status" />
        </sv-nearest-shop>
      )}
      {isListMissing && (
        <p className="screen__text" role="status">
          {shopFinder.unavailable}
        </p>
      )}
      {!isListMissing && found.length === 0 && (shops.length > 0 || blocks.length === 0) && (
        <p className="screen__text" role="status">
          {shops.length === 0 ? shopFinder.none : nearest ? shopFinder.nearestTo(town) : shopFinder.noneIn(town)}{' '}
          <a href={marketPath(market, '/')}>{shopFinder.online}</a>
        </p>
      )}
      {shown.length > 0 && (
        <div className="screen__shops">
          <ShopMap shops={shown} />
          <ol>
            {shown.map((shop, index) => (
              <li
                key={`${shop.name} ${shop.town}`}
                id={`shop-${index + 1}`}
                value={index + 1}
                data-at={`${shop.latitude} ${shop.longitude}`}
              >
                <ShopEntry
                  shop={shop}
                  distance={
                    nearest &&
                    shopFinder.awayFrom(
                      formatDistance(nearest.km[index] ?? 0, market.iso, marketRules[market.code].distanceUnit),
                      nearest.from,
                    )
                  }
                />
              </li>
            ))}
          </ol>
        </div>
      )}
      {town !== '' && <Blocks items={blocks} market={market} />}
    </div>
  )
}

/** A map service on which the visitor may plan the way to the shop. */
function directionsTo({ latitude, longitude }: Shop): string {
  return `https://www.openstreetmap.org/directions?to=${latitude},${longitude}`
}

function ShopEntry({ shop, distance }: { shop: Shop; distance: string | null }) {
  return (
    <article>
      <h2>{shop.name}</h2>
      <small>{distance}</small>
      <address>
        {[shop.address, shop.town, shop.postcode].filter((part) => part !== null).join(', ')}
        {shop.telephone && (
          <>
            <br />
            <a href={`tel:${shop.telephone.replace(/[^\d+]/g, '')}`}>{shop.telephone}</a>
          </>
        )}
      </address>
      <a href={directionsTo(shop)} rel="noopener">
        {messages.shopFinder.directions}
        <span className="visually-hidden">: {shop.name}</span>
      </a>
      {shop.openingHours.length > 0 && (
        <table>
          <caption>{messages.shopFinder.openingHours}</caption>
          <tbody>
            {shop.openingHours.map(({ days, hours }) => (
              <tr key={days}>
                <th scope="row">{days}</th>
                <td>{hours}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </article>
  )
}
