import type { Fixtures } from '../define-block.tsx'
import { bidiText, cta, hostileCta, hostileText, longText } from '../parts/fixtures.ts'
import type { TextBlockSchema } from './schema.ts'

export default {
  normal: {
    title: 'Returns',
    body: '# How\n\nSend it **back** within *28 days*.\n\n- Wrap it\n- [Post it](/returns)\n\n1. One\n2. Two',
    callToAction: cta,
  },
  empty: { title: null, body: '' },
  long: { title: longText, body: longText },
  bidi: { title: bidiText, body: bidiText },
  hostile: {
    title: hostileText,
    body: `${hostileText}\n\n[go](javascript:alert(1)) [on](JaVaScRiPt:alert) [data](data:text/html,x)`,
    callToAction: hostileCta,
  },
} satisfies Fixtures<typeof TextBlockSchema>
