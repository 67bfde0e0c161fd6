import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileLink, hostileText, longText } from '../parts/fixtures.ts'
import type { SizesBannerSchema } from './schema.ts'

const link = (buttonText: string) => ({ buttonText, buttonLink: `/search?query=${buttonText}` })

export default {
  normal: { heading: 'Your size, in one go', callsToAction: ['8', '10', '12', '14', '16', '18'].map(link) },
  coloured: {
    heading: 'Your size',
    headingColour: '#fbf7f0',
    backgroundColour: '#4b5838',
    callsToAction: ['S', 'M', 'L'].map(link),
  },
  noLinks: { heading: 'None left' },
  twelve: { heading: 'Twelve', callsToAction: Array.from({ length: 12 }, (_, index) => link(String(index + 1))) },
  long: { heading: longText, callsToAction: [{ buttonText: longText, buttonLink: '/help' }] },
  bidi: { heading: bidiText, callsToAction: [{ buttonText: bidiText, buttonLink: '/help' }] },
  hostile: {
    heading: hostileText,
    backgroundColour: 'url(x)',
    callsToAction: [{ buttonText: hostileText, buttonLink: hostileLink }],
  },
} satisfies Fixtures<typeof SizesBannerSchema>
