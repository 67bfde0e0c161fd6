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
import type { JumpOffThreeSchema } from './schema.ts'

export default {
  left: {
    media: image,
    title: 'A [wavy:#9e3d26]finished[/wavy] edge',
    text: 'The part nobody looks at.',
    callsToAction: [cta],
  },
  right: { media: image, mobileMedia: coast, imagePosition: 'Right', title: 'By hand', url: '/about-us' },
  video: {
    media: video,
    title: 'From the loom',
    backgroundColour: '#27364f',
    textColour: '#fbf7f0',
    callsToAction: [
      { ...cta, buttonStyle: 'secondary' },
      { ...cta, buttonStyle: 'tertiary-white' },
    ],
  },
  long: { media: image, title: longText, text: longText },
  bidi: { media: image, title: bidiText, text: bidiText },
  hostile: {
    media: image,
    title: hostileText,
    text: hostileText,
    url: hostileLink,
    callsToAction: [hostileCta],
    backgroundColour: 'url(x)',
  },
} satisfies Fixtures<typeof JumpOffThreeSchema>
