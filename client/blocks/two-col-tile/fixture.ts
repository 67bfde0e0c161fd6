import type { Fixtures } from '../define-block.tsx'
import {
  bidiText,
  coast,
  cta,
  hostileCta,
  hostileLink,
  hostileText,
  image,
  longText,
  video,
} from '../parts/fixtures.ts'
import type { TwoColTileSchema } from './schema.ts'

export default {
  normal: {
    desktopBackground: image,
    quisasText: 'Collars [wavy:#d8a23f]up[/wavy]',
    quisasTextPosition: 'Bottom Left',
    heading: 'Coats',
    text: 'For standing about in',
    href: '/browse/womens',
  },
  tall: {
    aspectRatio: '5x7',
    desktopBackground: image,
    mobileBackground: coast,
    heading: 'Knitwear',
    headingFont: 'Athletics',
    headingBold: true,
    headingColour: '#27364f',
    textColour: '#5c5548',
    callsToAction: [cta],
  },
  twoCalls: {
    desktopBackground: image,
    heading: 'Hers and his',
    callsToAction: [cta, { ...cta, buttonStyle: 'secondary' }],
    callsToActionRow: '2x1',
    href: '/browse/womens',
  },
  stacked: { desktopBackground: image, callsToAction: [cta, cta], callsToActionRow: '1x2' },
  video: { desktopBackground: video, altText: 'A loom', href: '/about-us' },
  noImage: { heading: 'Words alone', text: 'And no picture' },
  long: { desktopBackground: image, quisasText: longText, heading: longText, text: longText },
  bidi: { desktopBackground: image, quisasText: bidiText, heading: bidiText },
  hostile: {
    desktopBackground: image,
    quisasText: hostileText,
    heading: hostileText,
    text: hostileText,
    href: hostileLink,
    headingColour: 'url(x)',
    callsToAction: [hostileCta],
    altText: hostileText,
  },
} satisfies Fixtures<typeof TwoColTileSchema>
