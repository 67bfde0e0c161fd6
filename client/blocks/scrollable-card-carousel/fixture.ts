import type { Fixtures } from '../define-block.tsx'
import { hostileText, image } from '../parts/fixtures.ts'
import type { ScrollableCardCarouselSchema } from './schema.ts'

const card = { _meta: { schema: 'https://selvedge.example/content/scrollable-card' }, title: 'Candles', image, url: '/browse/home/living/candles' }

export default {
  normal: { title: 'Small comforts', cards: [card, card, card, card, card] },
  few: { title: 'Four of them', cards: [card, card, card, card] },
  twelve: { title: 'Many', cards: Array.from({ length: 12 }, () => card) },
  one: { cards: [card] },
  hostile: { title: hostileText, cards: [{ ...card, title: hostileText }] },
} satisfies Fixtures<typeof ScrollableCardCarouselSchema>
