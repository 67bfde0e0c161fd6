import type { Fixtures } from '../define-block.tsx'
import { bidiText, cta, hostileCta, hostileText, longText } from '../parts/fixtures.ts'
import type { LargeTextBannerSchema } from './schema.ts'

export default {
  normal: { title: 'Made to be worn, washed and worn again', text: 'And then handed down.', callsToAction: [cta] },
  ce: { type: 'CE', title: 'In good company', textColour: '#24211c', backgroundColour: 'hsl(40, 40%, 90%)' },
  long: { title: longText, text: longText },
  bidi: { title: bidiText, text: bidiText },
  hostile: {
    title: hostileText,
    text: hostileText,
    backgroundColour: 'expression(alert(1))',
    callsToAction: [hostileCta],
  },
} satisfies Fixtures<typeof LargeTextBannerSchema>
