import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileLink, hostileText, longText } from '../parts/fixtures.ts'
import type { AnimatedTextBannerSchema } from './schema.ts'

export default {
  normal: { text: 'Painted, printed and sewn since 2009', link: '/about-us', callToActionText: 'Who we are' },
  noLink: { text: 'The Long Evenings' },
  linkedText: { text: 'Knitwear', link: '/browse/womens', textColour: '#24211c', backgroundColour: '#d8a23f' },
  long: { text: longText, link: '/help', callToActionText: longText },
  bidi: { text: bidiText },
  hostile: { text: hostileText, link: hostileLink, callToActionText: hostileText, backgroundColour: 'url(//evil)' },
} satisfies Fixtures<typeof AnimatedTextBannerSchema>
