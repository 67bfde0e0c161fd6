import type { Fixtures } from '../define-block.tsx'
import { bidiText, cta, fire, hostileCta, hostileText, image, longText, video } from '../parts/fixtures.ts'
import type { HeroBannerTwoSchema } from './schema.ts'

export default {
  normal: {
    image,
    topHeading: 'Winter',
    heading: 'The [wavy:#9e3d26]Long[/wavy] Evenings',
    subheading: 'Draw the curtains',
    callsToAction: [cta],
  },
  twoCalls: {
    image,
    heading: 'The Long Evenings',
    textPosition: 'Bottom Right',
    callsToAction: [cta, { ...cta, buttonStyle: 'secondary' }],
  },
  video: { image: video, mobileImage: image, heading: 'From the loom', textPosition: 'Left', callsToAction: [cta] },
  focalPoint: { image: { ...image, poi: fire }, heading: 'By the fire', textPosition: 'Left', callsToAction: [cta] },
  noImage: { heading: 'The Long Evenings' },
  pictureOnly: { image },
  long: { image, topHeading: longText, heading: longText, subheading: longText, callsToAction: [cta, cta, cta] },
  bidi: { image, topHeading: bidiText, heading: bidiText, subheading: bidiText },
  hostile: { image, topHeading: hostileText, heading: hostileText, textColour: 'red;x:y', callsToAction: [hostileCta] },
} satisfies Fixtures<typeof HeroBannerTwoSchema>
