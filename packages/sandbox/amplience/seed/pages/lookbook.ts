import { button, type Draft, draft, video, page, picture, spacing, tile } from '../draft.ts'
import type { SeedMarket } from '../markets.ts'

/** The season's lookbook, and blocks that fit under no other heading. */
export function lookbook(market: SeedMarket): Draft {
  return page(
    'The lookbook',
    'The Long Evenings in pictures: the walk, the door, the fire.',
    [
      draft('hero-banner-one', 'The walk', {
        image: video('autumn-lane', 'Leaves falling in a lane in autumn', { x: 0.68, y: 0.6 }),
        mobileImage: null,
        topHeading: 'The lookbook',
        topHeadingSize: 30,
        topHeadingMobileSize: 24,
        heading: 'Walk, door, fire',
        subheading: 'The Long Evenings, in that order.',
        subheadingSize: 24,
        subheadingMobileSize: 20,
        textPosition: 'Top',
        textColour: '#24211c',
        callsToAction: [button('Shop the season', '/browse/womens', 'secondary')],
      }),
      spacing('XL'),
      draft('text-block-large', 'The season', {
        body: 'It begins with leaves, and a coat that knows what to do about them. It ends with a chair that *nobody* else is allowed to sit in.',
        textAlignment: 'Center',
        textColour: null,
        textFont: 'Quisas',
      }),
      spacing('XL'),
      draft('two-col-tile-row', 'The walk, in two', {
        tiles: [
          tile('hall', {
            heading: 'Coats',
            quisasText: 'Collars up',
            href: '/browse/womens/clothing/coats-and-jackets',
            text: 'Waxed, woolly or quilted.',
          }),
          tile('rainy-walk', {
            heading: 'Boots',
            quisasText: 'Mud welcome',
            href: '/browse/womens/footwear/boots',
            text: 'For lanes, and for doorsteps.',
          }),
        ],
      }),
      spacing('XL'),
      draft('tall-image-type-one', 'The door', {
        image: picture('dressing-room', 'Somebody in a printed dress beside a rail of clothes'),
        mobileImage: null,
        imageUrl: '/browse/womens/clothing/dresses',
        title: 'The [wavy:#9e3d26]door[/wavy]',
        subtitle: 'Off with the coat. There was a print beneath it all along.',
        dropShadow: true,
        callToAction: button('Dresses', '/browse/womens/clothing/dresses', 'primary'),
        wrapperAlignment: 'Center',
        textColor: null,
        quisasTextBlock: null,
      }),
      spacing('XL'),
      draft('hero-banner-two', 'The fire', {
        image: picture('fireside', 'Somebody in a Fair Isle jumper, in an armchair by the fire', { x: 0.62, y: 0.6 }),
        mobileImage: null,
        topHeading: 'And then',
        topHeadingMobileSize: 24,
        heading: 'The [wavy:#d8a23f]fire[/wavy]',
        subheading: 'Throws, candles and the second-best biscuits.',
        subheadingSize: 24,
        subheadingMobileSize: 20,
        textPosition: 'Left',
        callsToAction: [button('For the living room', '/browse/home/living', 'primary')],
      }),
      spacing('XL'),
      draft('shop-the-look-two', 'By the lamp', {
        title: 'By the lamp',
        titleFont: 'Quisas',
        titleBold: false,
        primaryBlockBackground: picture('reading-corner', 'An armchair and a lamp by a window'),
        primaryBlockUrl: '/browse/home/living',
        primaryBlockAlignment: 'Left',
        leftProduct: {
          backgroundImage: picture('throw-chair'),
          altText: 'A woven throw over the arm of a chair',
          url: '/browse/home/living/throws',
          title: 'Throws, from',
          price: market.lookPrices.throw,
        },
        rightProduct: {
          backgroundImage: picture('category-cardigans'),
          altText: 'Two cardigans and a scarf',
          url: '/browse/womens/clothing/knitwear/cardigans',
          title: 'Cardigans, from',
          price: market.lookPrices.cardigan,
        },
      }),
      spacing('XL'),
      draft('snug-content-card-group', 'Four corners of an evening', {
        title: 'Four corners of an evening',
        cards: [
          snug('Candles', 'candlelight', '/browse/home/living/candles'),
          snug('Mugs', 'category-mugs', '/browse/home/kitchen-and-dining/mugs'),
          snug('Bedding', 'category-bedroom', '/browse/home/bed-and-bath/bedding'),
          snug('Nightwear', 'bedtime', '/browse/womens/clothing/nightwear'),
        ],
      }),
    ],
    picture('autumn-lane', 'A lane in autumn'),
    { desktopSticker: sticker(150), mobileSticker: sticker(132) },
  )
}

function snug(name: string, scene: string, url: string) {
  return draft('snug-content-card', name, {
    image: picture(scene),
    imageAlt: null,
    callToAction: button(name, url, 'secondary'),
  })
}

function sticker(size: number): Draft {
  return draft('sticker', 'The card in the parcel', {
    url: '/browse/gifts/gift-cards',
    linkTitle: null,
    width: size,
    height: size,
    marginTop: 0,
    marginRight: 0,
    marginBottom: 0,
    marginLeft: 0,
    image: null,
    backgroundColour: '#d8a23f',
    textLines: [
      { text: 'Give a card', position: 'Center', size: size / 7, colour: '#24211c' },
      { text: 'By e-mail, today', position: 'Bottom', size: size / 11, colour: '#24211c' },
    ],
    closeButton: { show: true, colour: null, backgroundColour: null },
  })
}
