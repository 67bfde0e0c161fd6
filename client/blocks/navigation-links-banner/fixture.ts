import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileLink, hostileText, image, longText } from '../parts/fixtures.ts'
import type { NavigationLinksBannerSchema } from './schema.ts'

const link = { title: 'Candles', url: '/browse/home/living/candles' }
const areas = [
  { label: 'Womens', url: '/browse/womens', left: 0, top: 0, width: 50, height: 100 },
  { label: 'Mens', url: '/browse/mens', left: 50, top: 0, width: 50, height: 100 },
]

export default {
  normal: { image, title: 'For the mantelpiece', links: [link, link, link] },
  fiftyFifty: {
    image,
    layout: '50/50',
    title: 'For the mantelpiece',
    links: [link, { ...link, textBold: true }],
    backgroundColour: '#27364f',
    textColour: '#fbf7f0',
  },
  areas: { image, areaLinks: areas },
  unlabelled: { image, areaLinks: [{ url: '/browse/womens' }, ...areas] },
  noImage: { title: 'For the mantelpiece', links: [link], areaLinks: areas },
  long: { image, title: longText, links: [{ ...link, title: longText }] },
  bidi: { image, title: bidiText, links: [{ ...link, title: bidiText }] },
  hostile: {
    image,
    title: hostileText,
    links: [{ title: hostileText, url: hostileLink }],
    areaLinks: [
      { label: hostileText, url: hostileLink },
      { label: hostileText, url: '/help', left: 900, width: -4 },
    ],
  },
} satisfies Fixtures<typeof NavigationLinksBannerSchema>
