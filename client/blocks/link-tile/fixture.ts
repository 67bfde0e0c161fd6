import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileLink, hostileText, image, longText } from '../parts/fixtures.ts'
import type { LinkTileSchema } from './schema.ts'

export default {
  normal: { image, title: 'Womens', text: 'Mostly with pockets', url: '/browse/womens' },
  noImage: { title: 'Mens', url: '/browse/mens' },
  long: { image, title: longText, text: longText, url: '/browse/home' },
  bidi: { image, title: bidiText, text: bidiText, url: '/browse/home' },
  hostile: { image, title: hostileText, text: hostileText, url: hostileLink },
} satisfies Fixtures<typeof LinkTileSchema>
