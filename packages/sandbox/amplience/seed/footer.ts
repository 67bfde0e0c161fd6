import { type Draft, draft } from './draft.ts'

function links(entries: Record<string, string>) {
  return Object.entries(entries).map(([title, url]) => ({ title, url }))
}

export function footer(): Draft {
  return draft('footer', 'Footer', {
    columns: [
      {
        title: 'Help',
        links: links({
          'Help & FAQs': '/help',
          'Find your order': '/find-order',
          Delivery: '/delivery',
          Returns: '/returns',
          'Size guide': '/size-guide',
          'Shop Finder': '/shop-finder',
        }),
      },
      {
        title: 'The house',
        links: links({
          'About us': '/about-us',
          Sustainability: '/sustainability',
          Careers: '/careers',
          'Other stuff': '/other-stuff',
          Newsletter: '/newsletter',
        }),
      },
      {
        title: 'Ways to shop',
        links: links({
          'Log in or register': '/login',
          Wishlist: '/wishlist',
          Gifts: '/browse/gifts',
          'Gift cards': '/browse/gifts/gift-cards',
          'Gift certificate balance': '/gift-certificates',
          Sale: '/browse/sale',
          'Download our app': '/download-our-app',
        }),
      },
      {
        title: 'Small print',
        links: links({
          Privacy: '/privacy',
          Cookies: '/cookies',
          Accessibility: '/accessibility',
          'Delivery terms': '/delivery',
          'Returns policy': '/returns',
        }),
      },
    ],
    allowMultipleOpen: false,
    followUsTitle: 'Follow us',
    socialLinks: [
      { network: 'Instagram', url: 'https://www.instagram.com/' },
      { network: 'Facebook', url: 'https://www.facebook.com/' },
      { network: 'Pinterest', url: 'https://www.pinterest.com/' },
      { network: 'X', url: 'https://x.com/' },
      { network: 'TikTok', url: 'https://www.tiktok.com/' },
    ],
    paymentLogos: ['Apple Pay', 'Google Pay', 'Amex', 'PayPal', 'Visa', 'Maestro', 'Mastercard', 'Klarna'],
    textBox: null,
  })
}
