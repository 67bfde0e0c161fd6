import type { Fixtures } from '../define-block.tsx'
import { bidiText, cta, fire, hostileCta, hostileLink, hostileText, image, longText, video } from '../parts/fixtures.ts'
import type { HeroBannerOneSchema } from './schema.ts'

export default {
  normal: {
    image,
    topHeading: 'Winter',
    heading: 'The Long Evenings',
    subheading: 'Draw the curtains',
    textPosition: 'Bottom Left',
    callsToAction: [cta],
  },
  clickable: { image, heading: 'The Long Evenings', url: '/browse/womens' },
  noImage: { heading: 'The Long Evenings' },
  focalPoint: { image: { ...image, poi: fire }, heading: 'By the fire', textPosition: 'Top Left' },
  video: { image: video, heading: 'From the loom', textColour: '#fff' },
  videoOnPhones: { image, mobileImage: video, heading: '[wavy]From[/wavy] the loom', headingSize: 64 },
  bidi: { image, heading: bidiText, subheading: bidiText, textPosition: 'Right' },
  long: { image, topHeading: longText, heading: longText, subheading: longText, callsToAction: [cta, cta, cta, cta] },
  hostile: {
    image,
    topHeading: hostileText,
    heading: hostileText,
    textColour: 'red;background:url(//evil)',
    url: hostileLink,
    callsToAction: [hostileCta],
  },
} satisfies Fixtures<typeof HeroBannerOneSchema>
