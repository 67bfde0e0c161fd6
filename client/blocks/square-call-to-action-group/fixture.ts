import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileLink, hostileText, image, longText } from '../parts/fixtures.ts'
import type { SquareCallToActionGroupSchema } from './schema.ts'

const link = { buttonText: 'Size 12', buttonLink: '/browse/womens' }

export default {
  normal: {
    title: 'Find yours',
    callsToAction: [link, link, { ...link, textColour: '#fff', backgroundColour: '#27364f' }],
  },
  pictures: {
    alignment: 'Left',
    callsToAction: [
      { ...link, image },
      { ...link, image },
    ],
  },
  one: { alignment: 'Right', callsToAction: [link] },
  most: { callsToAction: Array.from({ length: 10 }, () => link) },
  long: { title: longText, callsToAction: [{ ...link, buttonText: longText }] },
  bidi: { title: bidiText, callsToAction: [{ ...link, buttonText: bidiText }] },
  hostile: {
    title: hostileText,
    callsToAction: [
      { buttonText: hostileText, buttonLink: hostileLink, backgroundColour: 'url(x)' },
      { ...link, buttonText: hostileText },
    ],
  },
} satisfies Fixtures<typeof SquareCallToActionGroupSchema>
