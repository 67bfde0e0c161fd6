import { draft, picture } from './draft.ts'

export const ways = draft('link-tile-group', 'Shop by department', {
  title: 'Shop by department',
  tiles: [
    {
      mobileOrder: 1,
      tile: draft('link-tile', 'Womens', {
        image: picture('dressing-room'),
        title: 'Womens',
        text: 'Mostly with pockets',
        url: '/browse/womens',
      }),
    },
    {
      mobileOrder: 3,
      tile: draft('link-tile', 'Mens', {
        image: picture('boot-room'),
        title: 'Mens',
        text: 'Sturdy, not stuffy',
        url: '/browse/mens',
      }),
    },
    {
      mobileOrder: 2,
      tile: draft('link-tile', 'Home', {
        image: picture('dresser'),
        title: 'Home',
        text: 'For table and bed',
        url: '/browse/home',
      }),
    },
    {
      mobileOrder: 4,
      tile: draft('link-tile', 'Kids', {
        image: picture('puddles'),
        title: 'Kids',
        text: 'Small clothes, large puddles',
        url: '/browse/kids',
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
    card('The candle panel', 'Fig, woodsmoke, tomato leaf', 'category-candles', '/browse/home/living/candles'),
    card('A mug of one’s own', 'Nobody else may use it', 'category-mugs', '/browse/home/kitchen-and-dining/mugs'),
    card('Socks, in quantity', 'For walks, and for after', 'category-socks', '/browse/womens/accessories/socks'),
    card('Nightwear for day', 'Nobody need know', 'bedtime', '/browse/womens/clothing/nightwear'),
    card(
      'Bedding worth an early night',
      'Washed cotton, printed twice',
      'category-bedroom',
      '/browse/home/bed-and-bath/bedding',
    ),
    card('Towels with opinions', 'Striped, mostly', 'bathroom', '/browse/home/bed-and-bath/towels'),
    card('Letters you mean to write', 'Paper, cards and ribbon', 'category-stationery', '/browse/gifts'),
  ],
})
