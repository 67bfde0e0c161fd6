import { button, type Draft, draft, page, picture } from './draft.ts'

type Header = { title: string; subheading: string; description: string; scene?: string; alt?: string; callToAction?: ReturnType<typeof button> }

function listing({ title, subheading, description, scene, alt, callToAction }: Header): Draft {
  const header = draft('listing-header', title, { variant: scene ? 2 : 1, title, subheading, description, image: scene ? picture(scene, alt) : null, callToAction: callToAction ?? null })
  return page(title, description, [header])
}

/** Headers by the category's path below `/browse`. */
export const listings: Record<string, Draft> = {
  womens: listing({
    title: 'Womens',
    subheading: 'Prints with a pulse',
    description: 'Painted on the studio table, printed in small runs, and cut with room for lunch.',
    scene: 'category-womens',
    alt: 'A rail of printed dresses',
    callToAction: button('See the knitwear', '/browse/womens/clothing/knitwear', 'tertiary'),
  }),
  'womens/clothing/dresses': listing({
    title: 'Dresses',
    subheading: 'Yes, it has pockets',
    description: 'Tea dresses for long lunches, knitted ones for short days, and shirt dresses for everything in between. Each print begins as a painting.',
    scene: 'category-dresses',
    alt: 'A printed midi dress on a peg',
  }),
  'womens/clothing/knitwear': listing({
    title: 'Knitwear',
    subheading: 'For the long evenings',
    description: 'Lambswool, merino and cotton, knitted to be lived in, darned and lived in again.',
    scene: 'category-knitwear',
    alt: 'A stack of folded jumpers',
  }),
  'womens/clothing/coats-and-jackets': listing({
    title: 'Coats and Jackets',
    subheading: 'Weather is a matter of opinion',
    description: 'Waxed, woolly or quilted, with pockets deep enough for a paperback.',
    scene: 'category-coats',
    alt: 'Winter coats on a row of pegs',
  }),
  mens: listing({
    title: 'Mens',
    subheading: 'Sturdy, not stuffy',
    description: 'Shirts, chinos and jumpers that look better after a weekend than before it.',
    scene: 'category-mens',
    alt: 'A work shirt and a jumper over a chair',
  }),
  'mens/clothing/shirts': listing({ title: 'Shirts', subheading: 'Iron optional', description: 'Brushed cotton for now, linen for later, collars that behave.', scene: 'category-shirts', alt: 'Folded shirts' }),
  kids: listing({ title: 'Kids', subheading: 'Made for puddles', description: 'Clothes that wash well, hand down well and have strong views on mud.' }),
  home: listing({
    title: 'Home',
    subheading: 'The same prints, sitting down',
    description: 'Mugs, cushions, candles and bedding from the studio that paints the dresses.',
    scene: 'category-home',
    alt: 'A dresser with jugs and plates',
  }),
  'home/living': listing({ title: 'Living', subheading: 'The good corner of the sofa', description: 'Cushions, throws, candles and lamps, for rooms that are used.', scene: 'category-living', alt: 'A sofa with cushions' }),
  'home/kitchen-and-dining': listing({
    title: 'Kitchen and Dining',
    subheading: 'Lay it properly, or don’t',
    description: 'Tableware that forgives a dishwasher, and tea towels too good for the floor.',
    scene: 'category-kitchen',
    alt: 'A laid kitchen table',
  }),
  gifts: listing({
    title: 'Gifts',
    subheading: 'You may take the credit',
    description: 'Wrapped in our own paper, with a card in your own words.',
    scene: 'category-gifts',
    alt: 'Parcels in printed paper',
    callToAction: button('Gift cards', '/browse/gifts/gift-cards', 'tertiary'),
  }),
  sale: listing({ title: 'Sale', subheading: 'Last sizes, kinder prices', description: 'The ends of the season’s rolls. When they are gone they are gone.' }),
}
