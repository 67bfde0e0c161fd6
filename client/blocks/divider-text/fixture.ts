import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileText, longText } from '../parts/fixtures.ts'
import type { DividerTextSchema } from './schema.ts'

export default {
  normal: { text: 'New in this week' },
  titleExtraBold: {
    text: 'The Long Evenings',
    size: 'Title 1',
    weight: 'Extra Bold',
    alignment: 'Left',
    textColour: 'rebeccapurple',
  },
  long: { text: longText, size: 'H5', weight: 'Bold' },
  bidi: { text: bidiText, size: 'H5', weight: 'Bold' },
  hostile: { text: hostileText, textColour: 'url(javascript:alert(1))' },
} satisfies Fixtures<typeof DividerTextSchema>
