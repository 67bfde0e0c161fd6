import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileLink, hostileText, longText } from '../parts/fixtures.ts'
import type { LinkGroupSchema } from './schema.ts'

const link = { title: 'Dresses', url: '/browse/womens/clothing/dresses' }

export default {
  normal: {
    title: 'People also look for',
    links: [
      link,
      { ...link, titleSuperscriptText: 'New' },
      { ...link, featuredText: 'Loved', textBold: true },
      { ...link, underline: true, textColour: '#9e3d26' },
    ],
  },
  one: { links: [link] },
  twelve: { links: Array.from({ length: 12 }, () => link) },
  long: { title: longText, links: [{ title: longText, url: '/help' }] },
  bidi: { title: bidiText, links: [{ title: bidiText, url: '/help' }] },
  hostile: { title: hostileText, links: [{ title: hostileText, url: hostileLink, textColour: 'url(x)' }] },
} satisfies Fixtures<typeof LinkGroupSchema>
