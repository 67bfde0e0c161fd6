import { marketChannels } from '../../catalogue/channels.ts'

/** The differences between the markets' contents: money, delivery, and wording. */
export type SeedMarket = {
  prefix: `${string}/`
  freeFrom: string
  standard: { price: string; days: string }
  express: { price: string; days: string }
  /** Further methods of the checkout, as Markdown. */
  otherDelivery?: readonly string[]
  reach: string
  returnsPost: string
  /** Prices of the products in the home page's look, in the market's currency. */
  lookPrices: { cardigan: string; throw: string }
  welcome: string
  /** Texts above and below the home page's headline. */
  hero: { topHeading: string; subheading: string }
  /** The moving text below the hero. */
  ticker: string
  /** How the market's shoppers read a British size of womenswear. */
  dressSize: (british: number) => string
  /** The layout of the home page's look. */
  lookBlock: 'shop-the-look-one' | 'shop-the-look-two'
  /** The layout of the mobile menu. */
  mobileMenu: 'Drill-down' | 'Alternate'
}

type Contents = Omit<SeedMarket, 'prefix'>

const contents = {
  uk: {
    freeFrom: '£60',
    standard: { price: '£3.95', days: 'three to five working days' },
    express: { price: '£5.95', days: 'one to two working days' },
    otherDelivery: [
      '**Next day**: £7.95, on the next working day if you order before two.',
      '**Click & Collect**: free, in two to three working days.',
      '**Parcel shop**: £2.95, in three to four working days.',
    ],
    reach: 'anywhere in the UK, Jersey and Guernsey, islands and lighthouses included',
    returnsPost: 'from any post office, free of charge',
    lookPrices: { cardigan: '79.00', throw: '65.00' },
    welcome: 'Free UK delivery from £60',
    hero: {
      topHeading: 'New for the dark end of the year',
      subheading: 'Jumpers to come home to, lamps to come home for.',
    },
    ticker: 'Painted, printed and sewn since 2009',
    dressSize: String,
    lookBlock: 'shop-the-look-one',
    mobileMenu: 'Drill-down',
  },
  us: {
    freeFrom: '$120',
    standard: { price: '$9.95', days: 'six to ten working days' },
    express: { price: '$19.95', days: 'two to four working days' },
    reach: 'to the United States and, from there, to most of the rest of the world',
    returnsPost: 'with the label in the parcel; we take $6 from the refund towards the crossing',
    lookPrices: { cardigan: '110.00', throw: '90.00' },
    welcome: 'Free delivery from $120',
    hero: { topHeading: 'New for sweater weather', subheading: 'Knits to come home\u00a0to, lamps to leave\u00a0on.' },
    ticker: 'Painted in Britain, unpacked on your porch',
    dressSize: (british) => `UK ${british} · US ${british - 4}`,
    lookBlock: 'shop-the-look-two',
    mobileMenu: 'Drill-down',
  },
  eu: {
    freeFrom: '€90',
    standard: { price: '€6.95', days: 'four to seven working days' },
    express: { price: '€12.95', days: 'two to three working days' },
    reach: 'to Ireland, Germany, France and the rest of the European Union, with duties already paid',
    returnsPost: 'with the label in the parcel, from your nearest parcel shop',
    lookPrices: { cardigan: '95.00', throw: '79.00' },
    welcome: 'Free delivery from €90, duties paid',
    hero: { topHeading: 'New for the dark end of the year', subheading: 'Wool for the walk, candles for the rest.' },
    ticker: 'Painted by hand, duties paid, nothing owed at the door',
    dressSize: (british) => `UK ${british} · EU ${british + 28}`,
    lookBlock: 'shop-the-look-two',
    mobileMenu: 'Alternate',
  },
} as const satisfies Record<string, Contents>

/** A market without contents of its own has those of the United States. */
function contentsOf(market: string): Contents {
  return Object.hasOwn(contents, market) ? contents[market as keyof typeof contents] : contents.us
}

export const seedMarkets: readonly SeedMarket[] = marketChannels.map(({ market }) => ({
  prefix: `${market}/` as const,
  ...contentsOf(market),
}))
