import { button, type Draft, draft, page, picture } from './draft.ts'

type Header = {
  title: string
  subheading: string
  description: string
  scene?: string
  alt?: string
  callToAction?: ReturnType<typeof button>
  squiggle?: string
  slots?: Draft[]
  gridContent?: { after: number; content: Draft }[]
  /** The filters of the listing, in order. */
  facets?: string[]
}

function listing({
  title,
  subheading,
  description,
  scene,
  alt,
  callToAction,
  squiggle,
  slots = [],
  gridContent = [],
  facets = [],
}: Header): Draft {
  const header = draft('listing-header', title, {
    variant: scene ? 2 : 1,
    title,
    subheading,
    description,
    linkButtons: [],
    squiggle: squiggle ? { position: '1 Line Title', colour: squiggle } : null,
    image: scene ? picture(scene, alt) : null,
    callToAction: callToAction ?? null,
  })
  return { ...page(title, description, [header, ...slots]), gridContent, facets }
}

function slot(placement: 'Above products' | 'Below products', name: string, content: Draft[]) {
  return draft('listing-slot', name, { placement, content })
}

const betweenWomens = draft('large-text-banner', 'Between the rows of Womens', {
  type: 'Standard',
  title: 'Pockets, as standard',
  text: 'If a dress can have them, it has them. If it cannot, we ask again.',
  textColour: null,
  backgroundColour: null,
  callsToAction: [button('Dresses with pockets', '/browse/womens/clothing/dresses', 'tertiary-white')],
})

/** Headers by the category's path below `/browse`. */
export const listings: Record<string, Draft> = {
  womens: listing({
    title: 'Womens',
    subheading: 'Prints with a pulse',
    description: 'Painted on the studio table, printed in small runs, and cut with room for lunch.',
    scene: 'dressing-room',
    alt: 'Somebody in a printed dress beside a rail of clothes',
    callToAction: button('See the knitwear', '/browse/womens/clothing/knitwear', 'tertiary'),
    squiggle: '#9e3d26',
    gridContent: [{ after: 24, content: betweenWomens }],
  }),
  'womens/clothing/dresses': listing({
    title: 'Dresses',
    subheading: 'Yes, it has pockets',
    description:
      'Tea dresses for long lunches, knitted ones for short days, and shirt dresses for everything in between. Each print begins as a painting.',
    scene: 'category-dresses',
    facets: [
      'size',
      'color',
      'length',
      'price',
      'sleeve',
      'pattern',
      'fabric',
      'fit',
      'softness',
      'warmth',
      'rating',
      'sale',
    ],
    alt: 'Printed dresses on a rail',
    slots: [
      slot('Above products', 'Dresses by kind', [
        draft('link-group', 'Dresses by size', {
          title: null,
          links: ['8', '10', '12', '14', '16', '18'].map((size) => ({
            title: `UK ${size}`,
            url: `/browse/womens/clothing/dresses?filters[size]=${size}`,
          })),
        }),
      ]),
    ],
  }),
  'womens/clothing/knitwear': listing({
    title: 'Knitwear',
    subheading: 'For the long evenings',
    description: 'Lambswool, merino and cotton, knitted to be lived in, darned and lived in again.',
    scene: 'category-knitwear',
    alt: 'A Fair Isle jumper, a cardigan and a hat',
    squiggle: '#9e3d26',
    slots: [
      slot('Below products', 'Washing wool', [
        draft('text-box-type-one', 'Washing wool', {
          subtitle: 'Ideas and advice',
          heading: 'Wool would rather be [wavy:#9e3d26]aired[/wavy] than washed',
          body: 'Hang it by a window for a night; often that is all it wants. When it is not, cool water and a little soap.',
          annotation: null,
          callsToAction: [button('How to wash wool', '/ideas/washing-wool', 'secondary')],
          backgroundColour: null,
          desktopBackground: picture('washing-day', 'Somebody pegging out the washing'),
          mobileBackground: null,
          altText: null,
        }),
      ]),
    ],
  }),
  'womens/clothing/coats-and-jackets': listing({
    title: 'Coats and Jackets',
    subheading: 'Weather is a matter of opinion',
    description: 'Waxed, woolly or quilted, with pockets deep enough for a paperback.',
    scene: 'hall',
    alt: 'Winter coats on a row of pegs',
  }),
  mens: listing({
    title: 'Mens',
    subheading: 'Sturdy, not stuffy',
    description: 'Shirts, chinos and jumpers that look better after a weekend than before it.',
    scene: 'boot-room',
    alt: 'A man in a jumper and boots beside a shirt and a jumper on a rail',
  }),
  'mens/clothing/shirts': listing({
    title: 'Shirts',
    subheading: 'Iron optional',
    description: 'Brushed cotton for now, linen for later, collars that behave.',
    scene: 'category-shirts',
    alt: 'Shirts and a blouse on a rail',
  }),
  kids: listing({
    title: 'Kids',
    subheading: 'Made for puddles',
    description: 'Clothes that wash well, hand down well and have strong views on mud.',
    scene: 'small-picnic',
    alt: 'Two children in a spotted dress and dungarees, at a picnic',
  }),
  home: listing({
    title: 'Home',
    subheading: 'The same prints, sitting down',
    description: 'Mugs, cushions, candles and bedding from the studio that paints the dresses.',
    scene: 'dresser',
    facets: ['color', 'price', 'sale', 'pattern', 'fabric', 'size'],
    alt: 'A dresser with jugs, bowls and mugs',
  }),
  'home/living': listing({
    title: 'Living',
    subheading: 'The good corner of the sofa',
    description: 'Cushions, throws, candles and lamps, for rooms that are used.',
    scene: 'category-living',
    alt: 'A cushion, a throw and a candle',
    squiggle: '#27364f',
  }),
  'home/kitchen-and-dining': listing({
    title: 'Kitchen and Dining',
    subheading: 'Lay it properly, or don’t',
    description: 'Tableware that forgives a dishwasher, and tea towels too good for the floor.',
    scene: 'laid-table',
    alt: 'A laid kitchen table',
  }),
  gifts: listing({
    title: 'Gifts',
    subheading: 'You may take the credit',
    description: 'Small, pretty and useful things for somebody else. Or not.',
    scene: 'gift-table',
    alt: 'Parcels in printed paper',
    callToAction: button('Gift cards', '/browse/gifts/gift-cards', 'tertiary'),
  }),
  sale: listing({
    title: 'Sale',
    subheading: 'Last sizes, kinder prices',
    description: 'The ends of the season’s rolls. When they are gone they are gone.',
  }),
}
