import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileLink, hostileText, image, longText } from '../parts/fixtures.ts'
import type { MobileNavigationSchema } from './schema.ts'

const group = {
  title: 'Clothing',
  url: '/browse/womens/clothing',
  children: [{ title: 'Dresses', url: '/browse/womens/clothing/dresses' }],
}

export default {
  normal: {
    links: [
      { title: 'Womens', url: '/browse/womens', image, children: [group, { title: 'Sale', url: '/browse/sale' }] },
      { title: 'Gifts', url: '/browse/gifts' },
    ],
  },
  empty: { links: [] },
  long: { links: [{ title: longText, children: [{ ...group, title: longText }] }] },
  bidi: { links: [{ title: bidiText, children: [{ ...group, title: bidiText }] }] },
  hostile: {
    links: [{ title: hostileText, url: hostileLink, children: [{ ...group, title: hostileText, url: hostileLink }] }],
  },
} satisfies Fixtures<typeof MobileNavigationSchema>
