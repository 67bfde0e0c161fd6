import type { Fixtures } from '../define-block.tsx'
import { bidiText, coast, cta, hostileCta, hostileText, image, longText, video } from '../parts/fixtures.ts'
import type { TextBoxTypeTwoSchema } from './schema.ts'

export default {
  normal: {
    subtitle: 'The studio',
    heading: 'Painted [wavy:#9e3d26]first[/wavy]',
    body: 'Then **printed**, then sewn.',
    desktopBackground: image,
    callsToAction: [cta],
  },
  annotated: {
    heading: 'By hand',
    annotation: { text: 'This is Maud', arrow: 'Right' },
    desktopBackground: image,
    mobileBackground: coast,
    backgroundColour: '#27364f',
    textColour: '#fbf7f0',
    altText: 'A studio',
  },
  videos: {
    heading: 'From the loom',
    desktopBackground: video,
    desktopBackgroundLoop: false,
    mobileBackground: video,
    mobileBackgroundLoop: true,
  },
  noImage: {
    subtitle: 'Plain',
    heading: 'Words alone',
    annotation: { text: 'Look down', arrow: 'Down' },
    callsToAction: [cta, { ...cta, buttonStyle: 'tertiary' }],
  },
  empty: {},
  long: {
    subtitle: longText,
    heading: longText,
    body: longText,
    annotation: { text: longText },
    desktopBackground: image,
  },
  bidi: { subtitle: bidiText, heading: bidiText, body: bidiText, desktopBackground: image },
  hostile: {
    subtitle: hostileText,
    heading: hostileText,
    body: `${hostileText} [x](javascript:alert(1))`,
    annotation: { text: hostileText, arrow: 'Up' },
    callsToAction: [hostileCta],
    backgroundColour: 'url(x)',
    altText: hostileText,
    desktopBackground: image,
  },
} satisfies Fixtures<typeof TextBoxTypeTwoSchema>
