import { type Draft, draft, picture } from './draft.ts'
import type { SeedMarket } from './markets.ts'

type Link = { title: string; url: string; titleSuperscriptText?: string; textBold?: boolean; textColour?: string }
type Group = { title: string; url: string; children: Link[] }
type Department = { title: string; url: string; scene: string; groups: Group[]; textColour?: string }

const link = (title: string, url: string, options: Partial<Link> = {}): Link => ({ title, url, ...options })

const departments: readonly Department[] = [
  {
    title: 'Womens',
    url: '/browse/womens',
    scene: 'category-womens',
    groups: [
      {
        title: 'Clothing',
        url: '/browse/womens/clothing',
        children: [
          link('Dresses', '/browse/womens/clothing/dresses', { titleSuperscriptText: 'New' }),
          link('Tops', '/browse/womens/clothing/tops'),
          link('Knitwear', '/browse/womens/clothing/knitwear'),
          link('Coats and jackets', '/browse/womens/clothing/coats-and-jackets'),
          link('Trousers and jeans', '/browse/womens/clothing/trousers-and-jeans'),
          link('Skirts', '/browse/womens/clothing/skirts'),
          link('Nightwear', '/browse/womens/clothing/nightwear'),
        ],
      },
      {
        title: 'Dresses by shape',
        url: '/browse/womens/clothing/dresses',
        children: [
          link('Midi dresses', '/browse/womens/clothing/dresses/midi-dresses'),
          link('Maxi dresses', '/browse/womens/clothing/dresses/maxi-dresses'),
          link('Shirt dresses', '/browse/womens/clothing/dresses/shirt-dresses'),
          link('Knitted dresses', '/browse/womens/clothing/dresses/knitted-dresses'),
        ],
      },
      { title: 'And the rest', url: '/browse/womens', children: [link('Accessories', '/browse/womens/accessories'), link('Footwear', '/browse/womens/footwear')] },
    ],
  },
  {
    title: 'Mens',
    url: '/browse/mens',
    scene: 'category-mens',
    groups: [{ title: 'Clothing', url: '/browse/mens', children: [link('Everything for men', '/browse/mens', { textBold: true }), link('In the sale', '/browse/sale/mens')] }],
  },
  {
    title: 'Home',
    url: '/browse/home',
    scene: 'category-home',
    groups: [
      {
        title: 'Room by room',
        url: '/browse/home',
        children: [
          link('Living', '/browse/home/living'),
          link('Kitchen and dining', '/browse/home/kitchen-and-dining'),
          link('Bed and bath', '/browse/home/bed-and-bath'),
          link('Stationery', '/browse/home/stationery'),
        ],
      },
    ],
  },
  {
    title: 'Gifts',
    url: '/browse/gifts',
    scene: 'category-gifts',
    groups: [
      {
        title: 'For whom?',
        url: '/browse/gifts',
        children: [
          link('For her', '/browse/gifts/gifts-for-her'),
          link('For him', '/browse/gifts/gifts-for-him'),
          link('For the home', '/browse/gifts/gifts-for-the-home'),
          link('Stocking fillers', '/browse/gifts/stocking-fillers'),
          link('Gift cards', '/browse/gifts/gift-cards'),
        ],
      },
    ],
  },
  {
    title: 'Sale',
    url: '/browse/sale',
    scene: 'category-sale',
    textColour: '#b01e1e',
    groups: [
      {
        title: 'In the sale',
        url: '/browse/sale',
        children: [link('Womens', '/browse/sale/womens'), link('Mens', '/browse/sale/mens'), link('Kids', '/browse/sale/kids'), link('Home', '/browse/sale/home')],
      },
    ],
  },
]

/** Menus, footer and bars: the same links in each market, its own words about money and delivery. */
export function shellContent(market: SeedMarket): Record<string, Draft> {
  return {
    'desktop-navigation': draft('desktop-navigation', 'Desktop navigation', {
      links: departments.map(({ title, url, scene, groups, textColour }) => ({
        title,
        url,
        textColour: textColour ?? null,
        columns: [...groups.map((group) => ({ groups: [group] })), { groups: [], jumpOff: { image: picture(scene), title: `All ${title.toLowerCase()}`, url } }],
      })),
    }),
    'mobile-navigation': draft('mobile-navigation', 'Mobile navigation', {
      links: departments.map(({ title, url, scene, groups, textColour }) => ({ title, url, textColour: textColour ?? null, image: picture(scene), children: groups })),
    }),
    footer: draft('footer', 'Footer', {
      columns: [
        { title: 'Help', links: [link('Help & FAQs', '/help'), link('Delivery', '/delivery'), link('Returns', '/returns'), link('Size guide', '/size-guide'), link('Shop finder', '/shop-finder')] },
        { title: 'Selvedge', links: [link('About us', '/about-us'), link('Sustainability', '/sustainability'), link('Careers', '/careers'), link('Other stuff', '/other-stuff')] },
        { title: 'The small print', links: [link('Privacy', '/privacy'), link('Cookies', '/cookies')] },
      ],
      followUsTitle: 'Follow us',
      socialLinks: ['Instagram', 'Facebook', 'Pinterest', 'X', 'TikTok'].map((network) => ({ network, url: `https://${network.toLowerCase()}.example/selvedge` })),
    }),
    'benefit-bar': draft('benefit-bar', 'Benefit bar', {
      items: [{ text: market.welcome, link: '/delivery' }, { text: 'Send it back within 28 days', link: '/returns' }, { text: 'Gift cards, by e-mail or by post', link: '/browse/gifts/gift-cards' }],
      showOnHome: true,
    }),
    'app-header': draft('app-header', 'App header', { transparentHomeHeader: false }),
    'locale-selector-image': draft('locale-selector-image', 'Locale selector image', { image: picture('coast', 'A washing line above the sea') }),
  }
}
