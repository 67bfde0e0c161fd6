import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileText, longText } from '../parts/fixtures.ts'
import type { DividerOneSchema } from './schema.ts'

export default {
  normal: { text: 'For the [wavy]dark[/wavy] end of the year' },
  plain: {},
  ink: { text: 'Indigo', textColour: '#27364f', lineColour: '#27364f' },
  long: { text: longText },
  bidi: { text: bidiText },
  unclosed: { text: 'A [wavy]loose end' },
  hostile: { text: hostileText, textColour: 'red;a:b', lineColour: 'url(x)' },
} satisfies Fixtures<typeof DividerOneSchema>
