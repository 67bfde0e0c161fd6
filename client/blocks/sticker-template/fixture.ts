import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileText, longText } from '../parts/fixtures.ts'
import type { StickerTemplateSchema } from './schema.ts'
import { contentTypeUri } from '#shared/merchant.ts'

const sticker = {
  _meta: { schema: contentTypeUri('sticker') },
  url: '/browse/womens',
  width: 220,
  height: 220,
  backgroundColour: '#d8a23f',
  textLines: [{ text: 'Darned with pride', size: 30 }],
}

export default {
  row: { stickers: [sticker, sticker, sticker] },
  scattered: { template: 'Scattered', stickers: [sticker, sticker, { ...sticker, backgroundColour: '#f2eade' }] },
  stack: { template: 'Stack', stickers: [sticker, sticker] },
  one: { stickers: [sticker] },
  long: { stickers: [{ ...sticker, textLines: [{ text: longText, size: 30 }] }, sticker] },
  bidi: { stickers: [{ ...sticker, textLines: [{ text: bidiText, size: 30 }] }, sticker] },
  hostile: { stickers: [{ ...sticker, textLines: [{ text: hostileText }] }, null] },
} satisfies Fixtures<typeof StickerTemplateSchema>
