import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileText, image, longText } from '../parts/fixtures.ts'
import type { TwoColTileRowSchema } from './schema.ts'
import { contentTypeUri } from '#shared/merchant.ts'

const tile = {
  _meta: { schema: contentTypeUri('two-col-tile') },
  desktopBackground: image,
  heading: 'Coats',
  href: '/browse/womens',
}

export default {
  normal: { tiles: [tile, { ...tile, aspectRatio: '4x5', heading: 'Knitwear' }] },
  uneven: { tiles: [tile, { ...tile, aspectRatio: '5x7' }] },
  long: { tiles: [{ ...tile, heading: longText, quisasText: longText }, tile] },
  bidi: { tiles: [{ ...tile, heading: bidiText, quisasText: bidiText }, tile] },
  hostile: { tiles: [{ ...tile, heading: hostileText }, tile] },
} satisfies Fixtures<typeof TwoColTileRowSchema>
