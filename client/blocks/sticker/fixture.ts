import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileLink, hostileText, image, longText } from '../parts/fixtures.ts'
import type { StickerSchema } from './schema.ts'

const textLines = [
  { text: 'New', position: 'Top' as const, size: 22, colour: '#7d2d1a' },
  { text: 'The Long Evenings', position: 'Center' as const, size: 34 },
  { text: 'See it', position: 'Bottom' as const, size: 18 },
]

export default {
  normal: {
    url: '/browse/womens',
    width: 260,
    height: 260,
    backgroundColour: '#d8a23f',
    textLines,
    closeButton: { show: true },
  },
  pictured: {
    url: '/browse/womens',
    width: 300,
    height: 400,
    image,
    marginTop: 12,
    marginRight: 24,
    marginBottom: 12,
    marginLeft: -4,
    closeButton: { show: true, colour: '#fbf7f0', backgroundColour: '#24211c' },
  },
  stays: {
    width: 200,
    height: 120,
    backgroundColour: '#f2eade',
    textLines: [{ text: 'Stays', position: 'Bottom Left' }],
  },
  wide: { width: 790, height: 200, backgroundColour: '#f2eade', textLines },
  long: { backgroundColour: '#f2eade', textLines: [{ text: longText, size: 12 }] },
  bidi: { backgroundColour: '#f2eade', textLines: [{ text: bidiText, position: 'Right' }] },
  empty: {},
  hostile: {
    url: hostileLink,
    linkTitle: hostileText,
    width: 90000,
    height: -3,
    backgroundColour: 'url(x)',
    textLines: [{ text: hostileText, size: -4, colour: 'red;a:b' }],
    closeButton: { show: true, colour: 'url(x)' },
  },
} satisfies Fixtures<typeof StickerSchema>
