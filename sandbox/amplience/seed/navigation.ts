import { draft, picture } from './draft.ts'

type Link = { title: string; url: string; children?: Link[]; featuredText?: string; titleSuperscriptText?: string; textBold?: boolean; underline?: boolean; textColour?: string }

const link = (title: string, url: string, more: Partial<Link> = {}): Link => ({ title, url: `/browse/${url}`, ...more })
const group = (title: string, url: string, children: Link[]): Link => link(title, url, { children })

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
  group('Footwear', 'womens/footwear', [link('Shoes', 'womens/footwear/shoes'), link('Boots', 'womens/footwear/boots'), link('Wellies', 'womens/footwear/wellies')]),
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
  group('Accessories', 'mens/accessories', [link('Socks', 'mens/accessories/socks'), link('Hats and Scarves', 'mens/accessories/hats-and-scarves')]),
]

const kids = [
  group('Clothing', 'kids/clothing', [
    link('Dresses', 'kids/clothing/dresses'),
    link('Tees', 'kids/clothing/tees'),
    link('Dungarees', 'kids/clothing/dungarees', { featuredText: 'Puddle-proof spirit' }),
    link('Nightwear', 'kids/clothing/nightwear'),
  ]),
  group('Accessories', 'kids/accessories', [link('Socks', 'kids/accessories/socks'), link('Wellies', 'kids/accessories/wellies')]),
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
  group('Bed and Bath', 'home/bed-and-bath', [link('Bedding', 'home/bed-and-bath/bedding'), link('Towels', 'home/bed-and-bath/towels')]),
]

const gifts = [
  group('For somebody', 'gifts', [
    link('Gifts for Her', 'gifts/gifts-for-her'),
    link('Gifts for Him', 'gifts/gifts-for-him'),
    link('Gifts for the Home', 'gifts/gifts-for-the-home'),
  ]),
  group('At the last minute', 'gifts/stocking-fillers', [link('Stocking Fillers', 'gifts/stocking-fillers'), link('Gift Cards', 'gifts/gift-cards', { textBold: true })]),
]

const sale = [
  group('Womens', 'sale/womens', [link('Dresses', 'sale/womens/dresses'), link('Knitwear', 'sale/womens/knitwear'), link('Tops', 'sale/womens/tops')]),
  group('And the rest', 'sale', [link('Mens', 'sale/mens'), link('Kids', 'sale/kids'), link('Home', 'sale/home')]),
]

const departments = [
  { ...link('Womens', 'womens'), groups: womens, jumpOff: { image: picture('category-dresses'), title: 'The dress with the pockets', url: '/browse/womens/clothing/dresses' } },
  { ...link('Mens', 'mens'), groups: mens, jumpOff: { image: picture('category-shirts'), title: 'Shirts that take ironing as a suggestion', url: '/browse/mens/clothing/shirts' } },
  { ...link('Kids', 'kids'), groups: kids, jumpOff: { image: picture('picnic'), title: 'Small clothes, large puddles', url: '/browse/kids/clothing' } },
  { ...link('Home', 'home'), groups: home, jumpOff: { image: picture('category-kitchen'), title: 'Lay the table', url: '/browse/home/kitchen-and-dining' } },
  { ...link('Gifts', 'gifts'), groups: gifts, jumpOff: { image: picture('category-gifts-2'), title: 'We do the wrapping', url: '/browse/gifts' } },
  { ...link('Sale', 'sale', { textColour: '#b01e1e' }), groups: sale, jumpOff: null },
]

export const desktopNavigation = draft('desktop-navigation', 'Desktop navigation', {
  links: departments.map(({ groups, jumpOff, ...top }) => ({
    ...top,
    columns: [...groups.map((each) => ({ groups: [each], jumpOff: null })), ...(jumpOff ? [{ groups: [], jumpOff }] : [])],
  })),
})

export const mobileNavigation = draft('mobile-navigation', 'Mobile navigation', {
  links: departments.map(({ groups, jumpOff, ...top }) => ({ ...top, image: jumpOff?.image ?? null, children: groups })),
})
