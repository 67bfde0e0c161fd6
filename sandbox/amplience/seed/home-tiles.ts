import { draft, picture } from './draft.ts'

export const ways = draft('link-tile-group', 'Shop by department', {
  title: 'Shop by department',
  tiles: [
    {
      mobileOrder: 1,
      tile: draft('link-tile', 'Womens', {
        image: picture('category-womens'),
        title: 'Womens',
        text: 'Mostly with pockets',
        url: '/browse/womens',
      }),
    },
    {
      mobileOrder: 3,
      tile: draft('link-tile', 'Mens', {
        image: picture('category-mens'),
        title: 'Mens',
        text: 'Sturdy, not stuffy',
        url: '/browse/mens',
      }),
    },
    {
      mobileOrder: 2,
      tile: draft('link-tile', 'Home', {
        image: picture('category-home'),
        title: 'Home',
        text: 'For table and bed',
        url: '/browse/home',
      }),
    },
    {
      mobileOrder: 4,
      tile: draft('link-tile', 'Gifts', {
        image: picture('category-gifts'),
        title: 'Gifts',
        text: 'For somebody else. Or not',
        url: '/browse/gifts',
      }),
    },
  ],
})

function card(title: string, text: string, scene: string, url: string) {
  return draft('scrollable-card', title, { image: picture(scene), title, text, url })
}

export const comforts = draft('scrollable-card-carousel', 'Small comforts', {
  title: 'Small comforts',
  cards: [
    card('The candle drawer', 'Fig, woodsmoke, tomato leaf', 'category-candles', '/browse/home/living/candles'),
    card('A mug of one’s own', 'Nobody else may use it', 'category-mugs', '/browse/home/kitchen-and-dining/mugs'),
    card('Socks, in quantity', 'For walks, and for after', 'category-socks', '/browse/womens/accessories/socks'),
    card('Nightwear for day', 'We will not tell', 'category-nightwear', '/browse/womens/clothing/nightwear'),
    card(
      'Bedding worth an early night',
      'Washed cotton, printed twice',
      'category-bedroom-3',
      '/browse/home/bed-and-bath/bedding',
    ),
    card('Towels with opinions', 'Striped, mostly', 'category-towels', '/browse/home/bed-and-bath/towels'),
    card('Letters you mean to write', 'Paper, cards and ribbon', 'category-stationery', '/browse/gifts'),
  ],
})
