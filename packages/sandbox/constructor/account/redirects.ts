/**
 * Redirect rules of the dashboard. A search for one of the phrases responds with the address. The words of a phrase may
 * come in any order ("Unordered").
 * https://docs.constructor.com/docs/using-the-constructor-dashboard-configuring-rules-redirects
 */
export const redirectRules: readonly { id: number; url: string; phrases: readonly string[] }[] = [
  {
    id: 101,
    url: '/returns',
    phrases: [
      'return',
      'return policy',
      'refund',
      'exchange',
      'send back',
      'return order',
      'send back order',
      'return item',
      'money back',
    ],
  },
  {
    id: 102,
    url: '/delivery',
    phrases: ['delivery', 'shipping', 'postage', 'delivery cost', 'shipping cost', 'delivery time', 'free delivery'],
  },
  { id: 103, url: '/size-guide', phrases: ['size guide', 'size chart', 'sizing', 'measurement'] },
  {
    id: 104,
    url: '/shop-finder',
    phrases: [
      'shop',
      'store',
      'shop finder',
      'store finder',
      'store locator',
      'shop near',
      'opening time',
      'opening hour',
    ],
  },
  {
    id: 105,
    url: '/help',
    phrases: [
      'help',
      'contact',
      'contact us',
      'customer service',
      'faq',
      'student discount',
      'nhs discount',
      'discount code',
      'promo code',
      'voucher code',
    ],
  },
  {
    id: 106,
    url: '/find-order',
    phrases: [
      'track',
      'order',
      'order status',
      'order number',
      'track order',
      'track parcel',
      'parcel',
      'tracking',
      'order arrive',
      'receipt',
      'invoice',
    ],
  },
]

/** The merchant's help pages, which it uploads to a section of its own. */
export const pages: readonly { name: string; url: string; keywords: string }[] = [
  { name: 'Returns', url: '/returns', keywords: 'return refund exchange send back money policy' },
  { name: 'Delivery', url: '/delivery', keywords: 'delivery shipping postage parcel post' },
  { name: 'Size guide', url: '/size-guide', keywords: 'size sizing chart measurement fit' },
  { name: 'Help & FAQs', url: '/help', keywords: 'help contact question faq order track parcel customer service' },
]
