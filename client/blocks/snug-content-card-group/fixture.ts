import type { Fixtures } from '../define-block.tsx'
import { bidiText, cta, hostileText, image, longText } from '../parts/fixtures.ts'
import type { SnugContentCardGroupSchema } from './schema.ts'
import { contentTypeUri } from '#shared/merchant.ts'

const card = {
  _meta: { schema: contentTypeUri('snug-content-card') },
  image,
  callToAction: { ...cta, buttonStyle: 'secondary' },
}

export default {
  four: { title: 'Four corners', cards: [card, card, card, card] },
  three: { cards: [card, card, card] },
  one: { cards: [card] },
  twelve: { cards: Array.from({ length: 12 }, () => card) },
  long: { title: longText, cards: [{ ...card, callToAction: { ...cta, buttonText: longText } }, card] },
  bidi: { title: bidiText, cards: [{ ...card, callToAction: { ...cta, buttonText: bidiText } }, card] },
  hostile: {
    title: hostileText,
    cards: [
      { ...card, imageAlt: hostileText },
      { ...card, image: null },
    ],
  },
} satisfies Fixtures<typeof SnugContentCardGroupSchema>
