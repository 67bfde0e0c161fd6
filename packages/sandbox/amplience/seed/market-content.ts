import { bagPage, bars, localeSelectorImage, myAccount, popularSearches, productDelivery } from './bars.ts'
import type { Draft } from './draft.ts'
import { footer } from './footer.ts'
import { home } from './home.ts'
import { ideas } from './ideas.ts'
import { listings } from './listings.ts'
import type { SeedMarket } from './markets.ts'
import { desktopNavigation, mobileNavigation } from './navigation.ts'
import { helpPages } from './pages/help.ts'
import { housePages } from './pages/house.ts'
import { policyPages } from './pages/policies.ts'
import { shopFinder } from './shops.ts'

/** A market's items by delivery key, without the market's prefix. */
export function marketContent(market: SeedMarket): Record<string, Draft> {
  const pages = { ...helpPages(market), ...policyPages(market), ...housePages(market) }
  return {
    home: home(market),
    'desktop-navigation': desktopNavigation,
    'mobile-navigation': mobileNavigation(market.mobileMenu),
    footer: footer(),
    ...bars(market),
    'locale-selector-image': localeSelectorImage,
    'bag-page': bagPage(market),
    'my-account': myAccount,
    'product-delivery': productDelivery(market),
    'popular-searches': popularSearches,
    'shop-finder': shopFinder(market),
    ...ideas,
    ...Object.fromEntries(Object.entries(listings).map(([path, listing]) => [`listing/${path}`, listing])),
    ...Object.fromEntries(Object.entries(pages).map(([slug, content]) => [`page/${slug}`, content])),
  }
}
