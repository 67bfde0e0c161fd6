import type { Fixtures } from '../define-block.tsx'
import { bidiText, cta, hostileCta, hostileText, image, longText, video } from '../parts/fixtures.ts'
import type { SnugContentCardSchema } from './schema.ts'

export default {
  normal: { image, imageAlt: 'A folded throw', callToAction: { ...cta, buttonStyle: 'secondary' } },
  noCall: { image },
  video: { image: video, callToAction: cta },
  long: { image, imageAlt: longText, callToAction: { ...cta, buttonText: longText } },
  bidi: { image, imageAlt: bidiText, callToAction: { ...cta, buttonText: bidiText } },
  hostile: { image, imageAlt: hostileText, callToAction: hostileCta },
} satisfies Fixtures<typeof SnugContentCardSchema>
