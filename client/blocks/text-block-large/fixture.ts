import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileLink, hostileText, longText } from '../parts/fixtures.ts'
import type { TextBlockLargeSchema } from './schema.ts'

export default {
  normal: { body: 'It is the part **nobody** looks at, and the [reason](/about-us) the rest holds together.' },
  athletics: { body: '# Plainly\n\n- One\n- Two', textFont: 'Athletics', textAlignment: 'Left', textColour: '#27364f' },
  right: { body: 'To the right', textAlignment: 'Right' },
  long: { body: `${longText}\n\n${longText}` },
  bidi: { body: bidiText },
  hostile: { body: `${hostileText}\n\n[x](${hostileLink}) [y](javascript:alert(1))`, textColour: 'url(x)' },
} satisfies Fixtures<typeof TextBlockLargeSchema>
