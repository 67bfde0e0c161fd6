import { button, type Draft, draft, page, picture, spacing } from './draft.ts'
import { comforts, ways } from './home-tiles.ts'
import type { SeedMarket } from './markets.ts'

/** The season's front page: late autumn into winter. */
export function home(market: SeedMarket): Draft {
  return page(
    'Selvedge | Clothing and homewares with a finished edge',
    'Printed dresses, soft knits and things for the kitchen table. New this season: The Long Evenings, for the dark end of the year.',
    [
      hero(market),
      ticker(market),
      spacing('XL'),
      justIn,
      spacing('XL'),
      ways,
      spacing('XL'),
      draft('divider-one', 'Season divider', {
        text: 'Clocks back, [wavy:#d8a23f]collars[/wavy] up',
        textColour: null,
        lineColour: null,
      }),
      spacing('Medium'),
      jumpOffs,
      spacing('XL'),
      coats,
      spacing('XL'),
      look(market),
      spacing('XL'),
      evenings,
      comforts,
      spacing('XL'),
      sizes(market),
      promise(market),
    ],
    picture('fireside', 'Somebody in a Fair Isle jumper, in an armchair by the fire'),
  )
}

function hero({ hero: { topHeading, subheading } }: SeedMarket): Draft {
  return draft('hero-banner-one', 'The Long Evenings hero', {
    image: picture('fireside', 'Somebody in a Fair Isle jumper, in an armchair by the fire', { x: 0.58, y: 0.74 }),
    mobileImage: picture('fireside', 'Somebody in a Fair Isle jumper, in an armchair by the fire'),
    topHeading,
    topHeadingSize: 30,
    topHeadingMobileSize: 24,
    heading: 'The Long Evenings',
    subheading,
    subheadingSize: 24,
    subheadingMobileSize: 20,
    textPosition: 'Top Left',
    callsToAction: [
      button('Shop womens', '/browse/womens', 'secondary'),
      button('Shop mens', '/browse/mens', 'secondary'),
    ],
  })
}

function ticker({ ticker: text }: SeedMarket) {
  return draft('animated-text-banner', 'Ticker', {
    text,
    link: '/lookbook',
    callToActionText: 'See the lookbook',
    textColour: null,
    backgroundColour: null,
  })
}

const justIn = draft('product-rail', 'Just in', {
  title: 'Just in',
  products: 'newest',
  linkText: 'Everything new',
  url: '/browse/womens?sort=newest-desc',
})

const jumpOffs = draft('jump-off-two-group', 'Season trio', {
  title: null,
  jumpOffs: [
    draft('jump-off-two', 'Knitwear', {
      image: picture('knitting-basket', 'A Fair Isle jumper and a cardigan above a basket of wool'),
      title: 'Knitwear that remembers sheep',
      text: 'Lambswool and merino in the colours of a wet hedge.',
      url: '/browse/womens/clothing/knitwear',
    }),
    draft('jump-off-two', 'Gifts', {
      image: picture('gift-table', 'Parcels in printed paper on a table'),
      title: 'Gifts for somebody else. Or not',
      text: 'Small, pretty and useful. You may take the credit.',
      url: '/browse/gifts',
    }),
    draft('jump-off-two', 'Sale', {
      image: picture('category-sale', 'A dress, a coat and a jumper on a rail'),
      title: 'Sale: the last of their kind',
      text: 'The ends of the season’s rolls, at kinder prices.',
      url: '/browse/sale',
    }),
  ],
})

const coats = draft('jump-off-three', 'The walk', {
  media: picture('rainy-walk', 'A grown-up and a child in coats and wellies, out in the rain'),
  mobileMedia: null,
  imagePosition: 'Right',
  title: 'Out before the [wavy:#d8a23f]light[/wavy] goes',
  text: 'A waxed coat, a scarf as long as the lane, and boots that have met mud before. The walk takes an hour; the tea takes longer.',
  textColour: '#fbf7f0',
  backgroundColour: '#4b5838',
  url: null,
  callsToAction: [
    button('Coats and jackets', '/browse/womens/clothing/coats-and-jackets', 'secondary'),
    button('Wellies', '/browse/womens/footwear/wellies', 'tertiary-white'),
  ],
})

const evenings = draft('text-box-type-two', 'What a selvedge is', {
  subtitle: 'Our name',
  heading: 'The edge that cannot [wavy:#9e3d26]fray[/wavy]',
  body: 'A selvedge is the edge of a cloth that is woven so that it holds. It is the part nobody looks at, and the reason the rest stays together. We try to make everything that way.',
  annotation: null,
  callsToAction: [button('How we make things', '/sustainability', 'primary')],
  backgroundColour: null,
  desktopBackground: picture('tailors-desk', 'A tailor behind bolts of printed cloth'),
  desktopBackgroundLoop: true,
  mobileBackground: null,
  mobileBackgroundLoop: true,
  altText: null,
})

function look({ lookPrices, lookBlock }: SeedMarket): Draft {
  return draft(lookBlock, 'Fireside look', {
    title: 'An evening, in three parts',
    titleFont: 'Quisas',
    titleBold: false,
    primaryBlockBackground: picture('reading-corner', 'An armchair with a cushion and a lamp, by a window'),
    primaryBlockUrl: '/browse/home/living',
    primaryBlockAlignment: 'Left',
    leftProduct: {
      backgroundImage: picture('category-cardigans'),
      altText: 'Two cardigans and a scarf',
      url: '/browse/womens/clothing/knitwear/cardigans',
      title: 'Cardigans, from',
      price: lookPrices.cardigan,
    },
    rightProduct: {
      backgroundImage: picture('throw-chair'),
      altText: 'A woven throw over the arm of a chair',
      url: '/browse/home/living/throws',
      title: 'Throws, from',
      price: lookPrices.throw,
    },
  })
}

function sizes({ dressSize }: SeedMarket): Draft {
  return draft('sizes-banner', 'Dresses by size', {
    heading: 'Dresses, in your size',
    headingColour: null,
    backgroundColour: null,
    callsToAction: [8, 10, 12, 14, 16, 18].map((size) => ({
      buttonText: dressSize(size),
      buttonLink: `/browse/womens/clothing/dresses?filters[size]=${size}`,
    })),
  })
}

function promise({ reach, standard, freeFrom }: SeedMarket): Draft {
  return draft('large-text-banner', 'Delivery promise', {
    type: 'Standard',
    title: 'Posted with care',
    text: `Delivery ${reach}. Standard ${standard.price}, and free from ${freeFrom}.`,
    textColour: null,
    backgroundColour: null,
    callsToAction: [button('Delivery', '/delivery', 'secondary'), button('Returns', '/returns', 'tertiary-white')],
  })
}
