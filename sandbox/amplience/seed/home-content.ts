import { button, type Draft, draft, picture, spacing } from './draft.ts'
import type { SeedMarket } from './markets.ts'

const tile = (title: string, scene: string, url: string, text: string | null = null) => draft('link-tile', title, { title, text, url, image: picture(scene) })
const jumpOff = (title: string, text: string, scene: string, url: string) => draft('jump-off-two', title, { title, text, url, image: picture(scene), callsToAction: [] })
const card = (title: string, scene: string, url: string) => draft('scrollable-card', title, { title, url, image: picture(scene) })

/** The home page of the season: The Long Evenings. */
export function homeContent({ lookPrices }: SeedMarket): Draft {
  const tiles = [
    { tile: tile('Womens', 'category-womens', '/browse/womens'), mobileOrder: 1 },
    { tile: tile('Mens', 'category-mens', '/browse/mens'), mobileOrder: 2 },
    { tile: tile('Home', 'category-home', '/browse/home'), mobileOrder: 3 },
    { tile: tile('Gifts', 'category-gifts', '/browse/gifts'), mobileOrder: 4 },
  ]
  return draft('content-page', 'Home', {
    title: 'Selvedge | Clothing and homewares, printed and knitted',
    description: 'Printed frocks, stout knitwear and things for the house. Clothing and homewares from Selvedge, made to be lived in.',
    content: [
      draft('hero-banner-one', 'The Long Evenings', {
        image: picture('fireside'),
        topHeading: 'Winter at Selvedge',
        heading: 'The Long Evenings',
        subheading: 'Cable knits, lamplight and nowhere to be.',
        textPosition: 'Left',
        textColour: '#ffffff',
        callsToAction: [button('Shop knitwear', '/browse/womens/clothing/knitwear', 'tertiary-white'), button('Shop the house', '/browse/home', 'tertiary-white')],
      }),
      spacing('Large'),
      draft('link-tile-group', 'Four ways in', { title: 'Come on in', tiles }),
      spacing('Large'),
      draft('jump-off-two-group', 'Where to begin', {
        title: 'Where to begin',
        jumpOffs: [
          jumpOff('Coats that mean it', 'Toggles, belts and pockets deep enough for two hands.', 'category-coats', '/browse/womens/clothing/coats-and-jackets'),
          jumpOff('Frocks with tights', 'The dresses do not know that it is winter. We see no reason to tell them.', 'category-dresses', '/browse/womens/clothing/dresses'),
          jumpOff('Knits by the armful', 'Fair Isle, cable and the good plain sort.', 'category-knitwear', '/browse/mens/clothing/knitwear'),
        ],
      }),
      spacing('Large'),
      draft('shop-the-look-one', 'Fireside', {
        title: 'Dressed for the sofa',
        titleFont: 'Quisas',
        primaryBlockBackground: picture('wardrobe-rail-2', 'Dresses, a shirt and a duffle coat on a brass rail'),
        primaryBlockUrl: '/browse/womens',
        primaryBlockAlignment: 'Left',
        leftProduct: { backgroundImage: picture('category-knitwear-2'), altText: '', url: '/browse/womens/clothing/knitwear', title: 'Knitwear from', price: lookPrices.cardigan },
        rightProduct: { backgroundImage: picture('category-living-2'), altText: '', url: '/browse/home/living', title: 'Throws from', price: lookPrices.throw },
      }),
      spacing('Large'),
      draft('scrollable-card-carousel', 'Small comforts', {
        title: 'Small comforts',
        cards: [
          card('The kitchen table', 'category-kitchen', '/browse/home/kitchen-and-dining'),
          card('The good chair', 'category-living', '/browse/home/living'),
          card('An early night', 'category-bedroom', '/browse/home/bed-and-bath'),
          card('Shirts to iron badly', 'category-shirts', '/browse/mens'),
          card('Last of the sale', 'category-sale', '/browse/sale'),
        ],
      }),
      spacing('Large'),
      draft('large-text-banner', 'What a selvedge is', {
        type: 'Standard',
        title: 'Selvedge: the edge of a cloth, woven so that it cannot fray.',
        text: 'It is the part that nobody sees and everything depends on. We named the shop after it.',
        callsToAction: [button('About us', '/about-us', 'secondary')],
      }),
    ],
  })
}
