import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileLink, hostileText, longText } from '../parts/fixtures.ts'
import type { BenefitBarSchema } from './schema.ts'

export default {
  normal: {
    items: [
      { text: 'Free delivery over £60', link: '/delivery' },
      { text: 'Returns for 28 days', link: 'https://example.com', openInNewTab: true },
    ],
    showOnHome: true,
  },
  long: { items: [{ text: longText }] },
  bidi: { items: [{ text: bidiText }] },
  hostile: { items: [{ text: hostileText, link: hostileLink }] },
} satisfies Fixtures<typeof BenefitBarSchema>
