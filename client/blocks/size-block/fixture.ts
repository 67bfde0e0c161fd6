import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileLink, hostileText, longText } from '../parts/fixtures.ts'
import type { SizeBlockSchema } from './schema.ts'

const link = (buttonText: string) => ({ buttonText, buttonLink: `/search?query=${buttonText}` })

export default {
  normal: { titleText: 'Shop by [wavy]size[/wavy]', callsToAction: ['8', '10', '12', '14', '16', '18'].map(link) },
  coloured: {
    titleText: 'Shop by size',
    titleColour: '#27364f',
    callsToAction: ['S', 'M'].map(link),
    ctaColour: '#27364f',
    showUnderline: true,
    underlineColour: '#9e3d26',
    hoverColour: '#4b5838',
  },
  one: { titleText: 'One size', callsToAction: [link('All')] },
  twelve: { titleText: 'Twelve', callsToAction: Array.from({ length: 12 }, (_, index) => link(String(index + 1))) },
  long: { titleText: longText, callsToAction: [{ buttonText: longText, buttonLink: '/help' }] },
  bidi: { titleText: bidiText, callsToAction: [{ buttonText: bidiText, buttonLink: '/help' }] },
  hostile: {
    titleText: hostileText,
    callsToAction: [
      { buttonText: hostileText, buttonLink: hostileLink },
      { buttonText: null, buttonLink: null },
    ],
    ctaColour: 'url(x)',
  },
} satisfies Fixtures<typeof SizeBlockSchema>
