import type { Fixtures } from '../define-block.tsx'
import { bidiText, cta, hostileCta, hostileLink, hostileText, image, longText } from '../parts/fixtures.ts'
import type { JumpOffTwoSchema } from './schema.ts'

export default {
  normal: { image, title: 'Knitwear', text: 'Lambswool, mostly.', url: '/browse/womens/clothing/knitwear' },
  withButton: { image, title: 'Knitwear', url: '/browse/womens', callsToAction: [cta] },
  noImage: { title: 'Coats', text: null },
  long: { image, title: longText, text: longText, callsToAction: [cta, cta] },
  bidi: { image, title: bidiText, text: bidiText, callsToAction: [cta, cta] },
  hostile: { image, title: hostileText, text: hostileText, url: hostileLink, callsToAction: [hostileCta] },
} satisfies Fixtures<typeof JumpOffTwoSchema>
