import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileText, image, longText } from '../parts/fixtures.ts'
import type { ScrollableCardCarouselSchema } from './schema.ts'
import { contentTypeUri } from '#shared/merchant.ts'

const card = {
  _meta: { schema: contentTypeUri('scrollable-card') },
  title: 'Candles',
  image,
  url: '/browse/home/living/candles',
}

export default {
  normal: { title: 'Small comforts', cards: [card, card, card, card, card] },
  few: { title: 'Four of them', cards: [card, card, card, card] },
  twelve: { title: 'Many', cards: Array.from({ length: 12 }, () => card) },
  one: { cards: [card] },
  long: { title: longText, cards: [{ ...card, title: longText, text: longText }, card] },
  bidi: { title: bidiText, cards: [{ ...card, title: bidiText, text: bidiText }, card] },
  hostile: { title: hostileText, cards: [{ ...card, title: hostileText }] },
} satisfies Fixtures<typeof ScrollableCardCarouselSchema>
