import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileLink, hostileText, image, longText } from '../parts/fixtures.ts'
import type { DesktopNavigationSchema } from './schema.ts'

const group = {
  title: 'Clothing',
  url: '/browse/womens/clothing',
  children: [
    {
      title: 'Dresses',
      url: '/browse/womens/clothing/dresses',
      titleSuperscriptText: 'New',
      featuredText: 'Loved',
      textBold: true,
      underline: true,
      textColour: '#9e3d26',
    },
  ],
}

export default {
  normal: {
    links: [
      {
        title: 'Womens',
        url: '/browse/womens',
        columns: [{ groups: [group] }, { jumpOff: { image, title: 'Coats', url: '/browse/womens' } }],
      },
      { title: 'Sale', url: '/browse/sale' },
    ],
  },
  empty: { links: [] },
  long: { links: [{ title: longText, url: '/', columns: [{ groups: [{ ...group, title: longText }] }] }] },
  bidi: { links: [{ title: bidiText, url: '/', columns: [{ groups: [{ ...group, title: bidiText }] }] }] },
  hostile: {
    links: [
      {
        title: hostileText,
        url: hostileLink,
        textColour: 'red;x:y',
        columns: [
          { groups: [{ ...group, title: hostileText, url: hostileLink }], jumpOff: { image, url: hostileLink } },
        ],
      },
    ],
  },
} satisfies Fixtures<typeof DesktopNavigationSchema>
