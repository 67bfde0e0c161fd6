import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileLink, hostileText, longText } from '../parts/fixtures.ts'
import type { DividerTwoSchema } from './schema.ts'

export default {
  normal: {
    text: 'For the [wavy]dark[/wavy] end of the year',
    linkText: 'All knitwear',
    url: '/browse/womens/clothing/knitwear',
  },
  noLink: { text: 'Indigo', linkText: 'Nowhere', textColour: '#27364f', lineColour: '#27364f' },
  long: { text: longText, linkText: longText, url: '/help' },
  bidi: { text: bidiText },
  unclosed: { text: 'A [wavy]loose end' },
  hostile: { text: hostileText, textColour: 'red;a:b', lineColour: 'url(x)', linkText: hostileText, url: hostileLink },
} satisfies Fixtures<typeof DividerTwoSchema>
