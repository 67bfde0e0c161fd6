import { draft, picture } from './draft.ts'

type Link = {
  title: string
  url: string
  children?: Link[]
  featuredText?: string
  titleSuperscriptText?: string
  textBold?: boolean
  underline?: boolean
  textColour?: string
}

function link(title: string, url: string, more: Partial<Link> = {}): Link {
  return { title, url: `/browse/${url}`, ...more }
}

function group(title: string, url: string, children: Link[]): Link {
  return link(title, url, { children })
}

const womens = [
  group('Clothing', 'womens/clothing', [
    link('Dresses', 'womens/clothing/dresses', { featuredText: 'Loved' }),
    link('Tops', 'womens/clothing/tops'),
    link('Knitwear', 'womens/clothing/knitwear', { titleSuperscriptText: 'New' }),
    link('Coats and Jackets', 'womens/clothing/coats-and-jackets'),
    link('Trousers and Jeans', 'womens/clothing/trousers-and-jeans'),
    link('Skirts', 'womens/clothing/skirts'),
    link('Swimwear', 'womens/clothing/swimwear'),
    link('Nightwear', 'womens/clothing/nightwear'),
  ]),
  group('Accessories', 'womens/accessories', [
    link('Socks', 'womens/accessories/socks'),
    link('Scarves', 'womens/accessories/scarves'),
    link('Hats and Gloves', 'womens/accessories/hats-and-gloves'),
    link('Bags', 'womens/accessories/bags'),
    link('Belts', 'womens/accessories/belts'),
  ]),
  group('Footwear', 'womens/footwear', [
    link('Shoes', 'womens/footwear/shoes'),
    link('Boots', 'womens/footwear/boots'),
    link('Wellies', 'womens/footwear/wellies'),
  ]),
]

const mens = [
  group('Clothing', 'mens/clothing', [
    link('Shirts', 'mens/clothing/shirts'),
    link('Polos and Tees', 'mens/clothing/polos-and-tees'),
    link('Knitwear', 'mens/clothing/knitwear', { titleSuperscriptText: 'New' }),
    link('Coats and Jackets', 'mens/clothing/coats-and-jackets'),
    link('Trousers', 'mens/clothing/trousers'),
    link('Nightwear', 'mens/clothing/nightwear'),
  ]),
  group('Accessories', 'mens/accessories', [
    link('Socks', 'mens/accessories/socks'),
    link('Hats and Scarves', 'mens/accessories/hats-and-scarves'),
  ]),
]

const kids = [
  group('Clothing', 'kids/clothing', [
    link('Dresses', 'kids/clothing/dresses'),
    link('Tees', 'kids/clothing/tees'),
    link('Dungarees', 'kids/clothing/dungarees', { featuredText: 'Puddle-proof spirit' }),
    link('Nightwear', 'kids/clothing/nightwear'),
  ]),
  group('Accessories', 'kids/accessories', [
    link('Socks', 'kids/accessories/socks'),
    link('Wellies', 'kids/accessories/wellies'),
  ]),
]

const home = [
  group('Living', 'home/living', [
    link('Cushions', 'home/living/cushions'),
    link('Throws', 'home/living/throws', { titleSuperscriptText: 'New' }),
    link('Candles', 'home/living/candles'),
    link('Vases', 'home/living/vases'),
    link('Lamps', 'home/living/lamps'),
  ]),
  group('Kitchen and Dining', 'home/kitchen-and-dining', [
    link('Mugs', 'home/kitchen-and-dining/mugs'),
    link('Tableware', 'home/kitchen-and-dining/tableware'),
    link('Kitchen Textiles', 'home/kitchen-and-dining/kitchen-textiles'),
  ]),
  group('Bed and Bath', 'home/bed-and-bath', [
    link('Bedding', 'home/bed-and-bath/bedding'),
    link('Towels', 'home/bed-and-bath/towels'),
  ]),
]

const gifts = [
  group('Gifts for', 'gifts', [
    link('Gifts for Her', 'gifts/gifts-for-her'),
    link('Gifts for Him', 'gifts/gifts-for-him'),
    link('Gifts for the Home', 'gifts/gifts-for-the-home'),
  ]),
  group('Last-minute gifts', 'gifts/stocking-fillers', [
    link('Stocking Fillers', 'gifts/stocking-fillers'),
    link('Gift Cards', 'gifts/gift-cards', { textBold: true }),
  ]),
  group('Easy to wrap', 'gifts', [
    link('Scarves', 'womens/accessories/scarves'),
    link('Socks', 'mens/accessories/socks'),
    link('Candles', 'home/living/candles'),
    link('Mugs', 'home/kitchen-and-dining/mugs'),
  ]),
]

const sale = [
  group('Womens', 'sale/womens', [
    link('Dresses', 'sale/womens/dresses'),
    link('Knitwear', 'sale/womens/knitwear'),
    link('Tops', 'sale/womens/tops'),
  ]),
  group('More sale', 'sale', [link('Mens', 'sale/mens'), link('Kids', 'sale/kids'), link('Home', 'sale/home')]),
]

/** Fills the wide menu of the sale, which has few categories. */
const saleSizes = group(
  'Dresses by size',
  'sale/womens/dresses',
  ['8', '10', '12', '14', '16', '18'].map((size) => link(`UK ${size}`, `sale/womens/dresses?filters[size]=${size}`)),
)

function jumpOff(scene: string, title: string, url: string) {
  return { image: picture(scene), title, url: `/browse/${url}` }
}

/** Featured links of each department, before its category lists. */
const featured = {
  womens: group('New season', 'womens', [
    link('The Long Evenings', 'womens/clothing/knitwear', { featuredText: 'New' }),
    link('Fair Isle', 'womens/clothing/knitwear/jumpers/fair-isle', { textBold: true }),
    link('Tea Dresses', 'womens/clothing/dresses/midi-dresses/tea-dresses'),
    link('Coats for weather', 'womens/clothing/coats-and-jackets/coats'),
    link('Womens sale', 'sale/womens', { textColour: '#b01e1e', underline: true }),
  ]),
  mens: group('New season', 'mens', [
    link('Jumpers for walking', 'mens/clothing/knitwear/jumpers', { featuredText: 'New' }),
    link('Linen Shirts', 'mens/clothing/shirts/linen-shirts'),
    link('Chinos', 'mens/clothing/trousers/chinos'),
    link('Mens sale', 'sale/mens', { textColour: '#b01e1e', underline: true }),
  ]),
  kids: group('New season', 'kids', [
    link('For jumping in', 'kids/accessories/wellies', { featuredText: 'New' }),
    link('Dresses that climb', 'kids/clothing/dresses'),
    link('Kids sale', 'sale/kids', { textColour: '#b01e1e', underline: true }),
  ]),
  home: group('New season', 'home', [
    link('A candle a room', 'home/living/candles', { featuredText: 'New' }),
    link('Throws for two', 'home/living/throws'),
    link('Mugs that match nothing', 'home/kitchen-and-dining/mugs', { textBold: true }),
    link('Home sale', 'sale/home', { textColour: '#b01e1e', underline: true }),
  ]),
}

type Department = Link & { groups: Link[]; wideGroups?: Link[]; jumpOffs: ReturnType<typeof jumpOff>[] }

const departments: readonly Department[] = [
  {
    ...link('Womens', 'womens'),
    groups: [featured.womens, ...womens],
    jumpOffs: [
      jumpOff('category-dresses', 'The dress with the pockets', 'womens/clothing/dresses'),
      jumpOff('hall', 'Coats that know about rain', 'womens/clothing/coats-and-jackets'),
    ],
  },
  {
    ...link('Mens', 'mens'),
    groups: [featured.mens, ...mens],
    jumpOffs: [
      jumpOff('category-shirts', 'Shirts that take ironing as a suggestion', 'mens/clothing/shirts'),
      jumpOff('shore-walk', 'Dressed for the long way round', 'mens/clothing/coats-and-jackets'),
    ],
  },
  {
    ...link('Kids', 'kids'),
    groups: [featured.kids, ...kids],
    jumpOffs: [
      jumpOff('puddles', 'Small clothes, large puddles', 'kids/clothing'),
      jumpOff('category-kids', 'Dungarees, and more dungarees', 'kids/clothing/dungarees'),
    ],
  },
  {
    ...link('Home', 'home'),
    groups: [featured.home, ...home],
    jumpOffs: [
      jumpOff('laid-table', 'Lay the table', 'home/kitchen-and-dining'),
      jumpOff('category-bedroom', 'Make the bed worth leaving', 'home/bed-and-bath'),
    ],
  },
  {
    ...link('Gifts', 'gifts'),
    groups: gifts,
    jumpOffs: [
      jumpOff('gift-table', 'Something for somebody', 'gifts'),
      jumpOff('window-seat', 'For the house that has everything', 'gifts/gifts-for-the-home'),
    ],
  },
  {
    ...link('Sale', 'sale', { textColour: '#b01e1e' }),
    groups: sale,
    wideGroups: [saleSizes],
    jumpOffs: [
      jumpOff('category-sale', 'Last of their kind', 'sale'),
      jumpOff('throw-chair', 'Ends of rolls, for the house', 'sale/home'),
    ],
  },
]

export const desktopNavigation = draft('desktop-navigation', 'Desktop navigation', {
  links: departments.map(({ groups, wideGroups = [], jumpOffs, ...top }) => ({
    ...top,
    columns: [
      ...[...groups, ...wideGroups].map((each) => ({ groups: [each], jumpOff: null })),
      ...jumpOffs.map((each) => ({ groups: [], jumpOff: each })),
    ],
  })),
})

export function mobileNavigation(variant: 'Drill-down' | 'Alternate') {
  return draft('mobile-navigation', 'Mobile navigation', {
    variant,
    links: departments.map(({ groups, wideGroups: _, jumpOffs, ...top }) => ({
      ...top,
      image: jumpOffs[0]?.image ?? null,
      children: groups,
    })),
  })
}
