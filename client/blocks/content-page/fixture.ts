import type { Fixtures } from '../define-block.tsx'
import { hostileText, image } from '../parts/fixtures.ts'
import type { ContentPageSchema } from './schema.ts'
import { contentTypeUri } from '#shared/merchant.ts'

const text = { _meta: { schema: contentTypeUri('text-block') }, title: 'Hello', body: 'There' }

const sticker = {
  _meta: { schema: contentTypeUri('sticker') },
  width: 200,
  height: 200,
  textLines: [{ text: 'Hello' }],
}

export default {
  normal: {
    title: 'About us',
    description: 'Who we are',
    socialTitle: 'Social',
    socialImage: image,
    content: [text, text],
  },
  stickers: { title: 'About us', content: [text], desktopSticker: sticker, mobileSticker: sticker },
  empty: {},
  emptied: { title: hostileText, content: [null, {}, { ...text, title: hostileText }] },
} satisfies Fixtures<typeof ContentPageSchema>
