import { button, type Draft, draft, page, picture, text } from './draft.ts'
import { homeContent } from './home-content.ts'
import type { SeedMarket } from './markets.ts'
import { pageContent } from './page-content.ts'
import { shellContent } from './shell-content.ts'

/** Everything that a market publishes, by delivery key without the market's prefix. */
export function marketContent(market: SeedMarket): Record<string, Draft> {
  const pages = Object.entries(pageContent(market)).map(([slug, content]) => [`page/${slug}`, content] as const)
  return { ...shellContent(market), home: homeContent(market), ...listingContent(), ...bagContent(market), ...Object.fromEntries(pages) }
}

function listingContent(): Record<string, Draft> {
  const header = (title: string, description: string, scene: string | null = null) =>
    page(title, description, [draft('listing-header', title, { variant: scene ? 2 : 1, title, description, subheading: null, image: scene ? picture(scene) : null, callToAction: null })])
  return {
    'listing/womens': header('Womens', 'Printed, knitted and cut with pockets.'),
    'listing/womens/clothing/dresses': header('Dresses', 'Prints drawn by hand, hems that move, and pockets wherever we could hide one.'),
    'listing/mens': header('Mens', 'Shirts, knitwear and trousers that get better.'),
    'listing/home': header('Home', 'For a house with people in it.'),
    'listing/gifts': header('Gifts', 'For people who are easy to love and hard to buy for.'),
    'listing/sale': header('Sale', 'Good things, looking for good homes.'),
  }
}

function bagContent({ freeFrom }: SeedMarket): Record<string, Draft> {
  return {
    'bag-page': page('Bag', 'What stands beside the bag.', [text('While you are here', `Standard delivery is free over ${freeFrom}, and you have 28 days to change your mind.`, button('Delivery and returns', '/delivery', 'tertiary'))]),
  }
}
