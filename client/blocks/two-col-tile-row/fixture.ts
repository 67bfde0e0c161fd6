import type { Fixtures } from '../define-block.tsx'
import { hostileText, image } from '../parts/fixtures.ts'
import type { TwoColTileRowSchema } from './schema.ts'

const tile = { _meta: { schema: 'https://selvedge.example/content/two-col-tile' }, desktopBackground: image, heading: 'Coats', href: '/browse/womens' }

export default {
  normal: { tiles: [tile, { ...tile, aspectRatio: '4x5', heading: 'Knitwear' }] },
  uneven: { tiles: [tile, { ...tile, aspectRatio: '5x7' }] },
  hostile: { tiles: [{ ...tile, heading: hostileText }, tile] },
} satisfies Fixtures<typeof TwoColTileRowSchema>
