import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileLink, hostileText, image, longText } from '../parts/fixtures.ts'
import type { LinkTileGroupSchema } from './schema.ts'
import { contentTypeUri } from '#shared/merchant.ts'

const tile = {
  _meta: { schema: contentTypeUri('link-tile') },
  title: 'Womens',
  image,
  url: '/browse/womens',
}
const tiles = [3, 1, 4, 2].map((mobileOrder) => ({ tile, mobileOrder }))

export default {
  normal: { title: 'Four ways in', tiles },
  long: { title: longText, tiles: tiles.map((entry) => ({ ...entry, tile: { ...tile, title: longText } })) },
  bidi: { title: bidiText, tiles: tiles.map((entry) => ({ ...entry, tile: { ...tile, title: bidiText } })) },
  hostile: {
    title: hostileText,
    tiles: tiles.map((entry) => ({ ...entry, tile: { ...tile, title: hostileText, url: hostileLink } })),
  },
} satisfies Fixtures<typeof LinkTileGroupSchema>
