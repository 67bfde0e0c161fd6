import type { Fixtures } from '../define-block.tsx'
import { bidiText, cta, hostileCta, hostileLink, hostileText, image, longText, video } from '../parts/fixtures.ts'
import type { TallImageTypeOneSchema } from './schema.ts'

export default {
  normal: {
    image,
    imageUrl: '/browse/womens',
    title: 'A [wavy:#9e3d26]tall[/wavy] order',
    subtitle: 'And a long coat',
    callToAction: cta,
  },
  quisas: {
    image,
    dropShadow: true,
    wrapperAlignment: 'Left',
    quisasTextBlock: { text: 'Collars up', alignment: 'Right', position: 'Bottom Right' },
  },
  video: { image: video, mobileImage: image, wrapperAlignment: 'Right', title: 'From the loom', textColor: '#27364f' },
  pictureOnly: { image },
  long: { image, title: longText, subtitle: longText, quisasTextBlock: { text: longText } },
  bidi: { image, title: bidiText, quisasTextBlock: { text: bidiText, position: 'Top' } },
  hostile: {
    image,
    imageUrl: hostileLink,
    title: hostileText,
    subtitle: hostileText,
    callToAction: hostileCta,
    textColor: 'url(x)',
    quisasTextBlock: { text: hostileText },
  },
} satisfies Fixtures<typeof TallImageTypeOneSchema>
