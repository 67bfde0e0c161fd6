import type { Fixtures } from '../define-block.tsx'
import { bidiText, coast, hostileLink, hostileText, image, longText } from '../parts/fixtures.ts'
import type { MyAccountImageSchema } from './schema.ts'

export default {
  normal: { image, mobileImage: coast, url: '/browse/gifts', linkTitle: 'Gifts' },
  noLink: { image },
  titleForAlt: { image: { ...image, altText: null }, url: '/browse/gifts', linkTitle: 'Gifts' },
  nameless: { image: { ...image, altText: null }, url: '/browse/gifts' },
  long: { image: { ...image, altText: longText }, url: '/browse/gifts' },
  bidi: { image: { ...image, altText: bidiText }, url: '/browse/gifts', linkTitle: bidiText },
  hostile: { image: { ...image, altText: hostileText }, url: hostileLink, linkTitle: hostileText },
} satisfies Fixtures<typeof MyAccountImageSchema>
