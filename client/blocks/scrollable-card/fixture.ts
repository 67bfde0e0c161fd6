import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileLink, hostileText, image, longText } from '../parts/fixtures.ts'
import type { ScrollableCardSchema } from './schema.ts'

export default {
  normal: { image, title: 'The candle panel', text: 'Fig, smoke, tomato leaf', url: '/browse/home/living/candles' },
  noImage: { title: 'Bedding' },
  long: { image, title: longText, text: longText },
  bidi: { image, title: bidiText, text: bidiText },
  hostile: { image, title: hostileText, text: hostileText, url: hostileLink },
} satisfies Fixtures<typeof ScrollableCardSchema>
