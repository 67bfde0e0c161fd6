import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileText, image, longText } from '../parts/fixtures.ts'
import type { LiveShoppingSchema } from './schema.ts'

export default {
  normal: {
    channelId: 'selvedge-evenings',
    title: 'An evening in the weaving shed',
    text: 'Thursdays at eight.',
    poster: image,
  },
  noPoster: { channelId: 'selvedge-evenings' },
  long: { channelId: 'selvedge-evenings', title: longText, text: longText, poster: image },
  bidi: { channelId: 'selvedge-evenings', title: bidiText, text: bidiText },
  hostile: { channelId: 'a', title: hostileText, text: hostileText },
} satisfies Fixtures<typeof LiveShoppingSchema>
