import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileText, longText } from '../parts/fixtures.ts'
import type { ProductRailSchema } from './schema.ts'

export default {
  normal: { title: 'Just in', products: 'newest', linkText: 'Shop womens', url: '/browse/womens' },
  bestSellers: { title: 'Most loved', products: 'best-sellers', linkText: 'Shop all', url: '/browse/home' },
  long: { title: longText, linkText: longText, url: '/browse/gifts' },
  bidi: { title: bidiText, linkText: bidiText, url: '/browse/gifts' },
  hostile: { title: hostileText, linkText: hostileText, url: 'javascript:alert(1)' },
} satisfies Fixtures<typeof ProductRailSchema>
