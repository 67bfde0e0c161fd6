import type { Fixtures } from '../define-block.tsx'
import { bidiText, cta, fire, hostileCta, hostileLink, hostileText, image, longText, video } from '../parts/fixtures.ts'
import type { JumpOffOneSchema } from './schema.ts'

export default {
  normal: {
    image,
    title: 'The [wavy:#d8a23f]good[/wavy] coat',
    text: 'Deep pockets throughout.',
    url: '/browse/womens',
  },
  withButton: {
    image,
    title: 'Knitwear',
    textPosition: 'Top',
    callsToAction: [{ ...cta, buttonStyle: 'secondary' }],
    url: '/browse/womens',
  },
  focalPoint: { image: { ...image, poi: fire }, title: 'By the fire', textPosition: 'Top' },
  video: { image: video, title: 'From the loom', textPosition: 'Center' },
  long: { image, title: longText, text: longText },
  bidi: { image, title: bidiText, text: bidiText, textPosition: 'Bottom Right' },
  hostile: {
    image,
    title: hostileText,
    text: hostileText,
    url: hostileLink,
    textColour: 'url(x)',
    callsToAction: [hostileCta],
  },
} satisfies Fixtures<typeof JumpOffOneSchema>
