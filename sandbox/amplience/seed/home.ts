import { button, type Draft, draft, page, picture, spacing } from './draft.ts'
import type { SeedMarket } from './markets.ts'

/** The season's front page: late autumn into winter. */
export function home(market: SeedMarket): Draft {
  return page(
    'Selvedge | Clothing and homewares with a finished edge',
    'Printed dresses, soft knits and things for the kitchen table. New this season: The Long Evenings, for the dark end of the year.',
    [hero, spacing('XL'), ways, spacing('XL'), divider, spacing('Small'), jumpOffs, spacing('XL'), evenings, spacing('XL'), look(market), spacing('XL'), comforts, spacing('XL'), promise(market)],
    picture('fireside', 'Two chairs drawn up to a fire'),
  )
}

const hero = draft('hero-banner-one', 'The Long Evenings hero', {
  image: picture('fireside', 'A lamplit room with a fire, a chair and a folded throw'),
  topHeading: 'New for the dark end of the year',
  heading: 'The Long Evenings',
  subheading: 'Jumpers to come home to, lamps to come home for.',
  textPosition: 'Top Left',
  callsToAction: [button('Shop womens', '/browse/womens', 'secondary'), button('Shop mens', '/browse/mens', 'secondary')],
})

const ways = draft('link-tile-group', 'Four ways in', {
  title: 'Four ways in',
  tiles: [
    { mobileOrder: 1, tile: draft('link-tile', 'Womens', { image: picture('category-womens'), title: 'Womens', text: 'Mostly with pockets', url: '/browse/womens' }) },
    { mobileOrder: 3, tile: draft('link-tile', 'Mens', { image: picture('category-mens'), title: 'Mens', text: 'Sturdy, not stuffy', url: '/browse/mens' }) },
    { mobileOrder: 2, tile: draft('link-tile', 'Home', { image: picture('category-home'), title: 'Home', text: 'For table and bed', url: '/browse/home' }) },
    { mobileOrder: 4, tile: draft('link-tile', 'Gifts', { image: picture('category-gifts'), title: 'Gifts', text: 'Wrapped, if you like', url: '/browse/gifts' }) },
  ],
})

const divider = draft('divider-text', 'Season divider', { text: 'Clocks back, collars up', size: 'Title 2', weight: 'Medium', alignment: 'Center' })

const jumpOffs = draft('jump-off-two-group', 'Season trio', {
  title: null,
  jumpOffs: [
    draft('jump-off-two', 'Knitwear', {
      image: picture('category-knitwear', 'Folded lambswool jumpers'),
      title: 'Knitwear that remembers sheep',
      text: 'Lambswool and merino in the colours of a wet hedge.',
      url: '/browse/womens/clothing/knitwear',
    }),
    draft('jump-off-two', 'Coats', {
      image: picture('category-coats', 'Coats on a row of pegs'),
      title: 'Coats for standing about in',
      text: 'Touchlines, bonfires, bus stops. Deep pockets throughout.',
      url: '/browse/womens/clothing/coats-and-jackets',
    }),
    draft('jump-off-two', 'Living', {
      image: picture('category-living', 'A sofa with printed cushions and a throw'),
      title: 'The good corner of the sofa',
      text: 'Cushions, throws and a lamp to read by.',
      url: '/browse/home/living',
    }),
  ],
})

const evenings = draft('large-text-banner', 'What a selvedge is', {
  type: 'Standard',
  title: 'Selvedge: the edge of a cloth that is woven so that it cannot fray',
  text: 'It is the part nobody looks at, and the reason the rest holds together. We try to make everything that way.',
  textColour: null,
  backgroundColour: null,
  callsToAction: [button('How we make things', '/sustainability', 'tertiary-white')],
})

function look(market: SeedMarket): Draft {
  return draft('shop-the-look-one', 'Fireside look', {
    title: 'An evening, in three parts',
    titleFont: 'Quisas',
    titleBold: false,
    primaryBlockBackground: picture('wardrobe-rail', 'A rail of winter prints, with a cardigan over the end'),
    primaryBlockUrl: '/browse/womens/clothing/knitwear/cardigans',
    primaryBlockAlignment: 'Left',
    leftProduct: {
      backgroundImage: picture('category-knitwear-2'),
      altText: 'A Fair Isle cardigan',
      url: '/browse/womens/clothing/knitwear/cardigans',
      title: 'Cardigans, from',
      price: market.lookPrices.cardigan,
    },
    rightProduct: {
      backgroundImage: picture('category-bedroom'),
      altText: 'A woven throw at the end of a bed',
      url: '/browse/home/living/throws',
      title: 'Throws, from',
      price: market.lookPrices.throw,
    },
  })
}

const comforts = draft('scrollable-card-carousel', 'Small comforts', {
  title: 'Small comforts',
  cards: [
    draft('scrollable-card', 'Candles', { image: picture('fireside-2'), title: 'The candle drawer', text: 'Fig, woodsmoke, tomato leaf', url: '/browse/home/living/candles' }),
    draft('scrollable-card', 'Mugs', { image: picture('kitchen-table'), title: 'A mug of one’s own', text: 'Nobody else may use it', url: '/browse/home/kitchen-and-dining/mugs' }),
    draft('scrollable-card', 'Socks', { image: picture('autumn-lane'), title: 'Socks, in quantity', text: 'For walks, and for after', url: '/browse/womens/accessories/socks' }),
    draft('scrollable-card', 'Nightwear', { image: picture('category-bedroom-2'), title: 'Nightwear for day', text: 'We will not tell', url: '/browse/womens/clothing/nightwear' }),
    draft('scrollable-card', 'Bedding', { image: picture('category-bedroom-3'), title: 'Bedding worth an early night', text: 'Washed cotton, printed twice', url: '/browse/home/bed-and-bath/bedding' }),
  ],
})

function promise(market: SeedMarket): Draft {
  return draft('large-text-banner', 'Delivery promise', {
    type: 'CE',
    title: 'Posted with care',
    text: `Delivery ${market.reach}. Standard ${market.standard.price}, and free from ${market.freeFrom}.`,
    textColour: null,
    backgroundColour: null,
    callsToAction: [button('Delivery', '/delivery', 'secondary'), button('Returns', '/returns', 'tertiary')],
  })
}
